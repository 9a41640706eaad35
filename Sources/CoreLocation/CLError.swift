import Foundation

/// An error of finding places.
///
/// Follows [`CLError`](https://developer.apple.com/documentation/corelocation/clerror-swift.struct).
public struct CLError: Error, Hashable, Sendable {
    /// What went wrong.
    public let code: Code

    /// What went wrong, in words for a person.
    let reason: String?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - userInfo: What more is known; the text under `NSLocalizedDescriptionKey` is what a person is told.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        reason = userInfo[NSLocalizedDescriptionKey] as? String
    }
}

extension CLError: CustomNSError {
    /// The name of this family of errors.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// The number of what went wrong.
    public var errorCode: Int { code.rawValue }

    /// What went wrong, in words for a person, under `NSLocalizedDescriptionKey`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}

extension CLError: LocalizedError {
    /// What went wrong, in words for a person.
    public var errorDescription: String? { reason ?? "Location error '\(code)' (kCLErrorDomain \(code.rawValue))." }
}
