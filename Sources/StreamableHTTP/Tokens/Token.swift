import Foundation

/// What is kept of a token: enough to know it again, not enough to use it.
public struct Token: Sendable, Equatable {
    /// A token that another has replaced, as long as it is still good.
    struct Former: Sendable, Equatable {
        let digest: TokenDigest
        let end: Date
    }

    /// Who has it, in the words of whoever made it.
    public let name: String
    /// When it was made, or replaced last.
    public let created: Date
    /// Until when the token is good that this one replaced; `nil` where it is not.
    public var formerEnd: Date? { former?.end }

    let digest: TokenDigest
    let former: Former?

    /// Whether a digest is that of this token, or of the one before it as long as that is good.
    func isThat(_ other: TokenDigest, at now: Date) -> Bool {
        let isCurrent = digest.equals(other)
        let isFormer = former.map { $0.digest.equals(other) && now < $0.end } ?? false
        return isCurrent || isFormer
    }
}
