import Foundation

/// The tokens as they are at a time.
struct TokenSet: Sendable {
    let tokens: [Token]
    /// Whether clients need one.
    let isDemanded: Bool

    /// The names of all tokens.
    var names: Set<String> { Set(tokens.map(\.name)) }

    /// Whose token it is; `nil` where it is nobody's.
    ///
    /// All are looked at, so that the time taken does not tell which one is near.
    func name(of token: String, at now: Date = Date()) -> String? {
        let digest = TokenDigest(of: token)
        var name: String?
        for token in tokens where token.isThat(digest, at: now) { name = token.name }
        return name
    }
}
