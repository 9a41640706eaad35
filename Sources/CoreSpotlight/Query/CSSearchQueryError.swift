import Foundation

/// Why a query found nothing.
///
/// See <https://developer.apple.com/documentation/corespotlight/cssearchqueryerror>.
public struct CSSearchQueryError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable, Hashable {
        /// None of the others.
        case unknown = -2000
        /// An index's file cannot be opened or read.
        case indexUnreachable = -2001
        /// The query string is not written as it should be.
        case invalidQuery = -2002
        /// The query was cancelled.
        case cancelled = -2003
    }

    /// What kind of error it is.
    public let code: Code

    /// What went wrong, and with what.
    public let message: String

    /// An error.
    ///
    /// - Parameters:
    ///   - code: What kind of error it is.
    ///   - message: What went wrong, and with what.
    public init(_ code: Code, message: String = "") {
        self.code = code
        self.message = message
    }

    /// The code of an error that is none of the others.
    public static var unknown: Code { .unknown }
    /// The code of an index whose file cannot be opened or read.
    public static var indexUnreachable: Code { .indexUnreachable }
    /// The code of a query string that is not written as it should be.
    public static var invalidQuery: Code { .invalidQuery }
    /// The code of a query that was cancelled.
    public static var cancelled: Code { .cancelled }
}

extension CSSearchQueryError.Code {
    /// Matches an error of this code, so that a `catch` can name the code.
    public static func ~= (code: CSSearchQueryError.Code, error: any Error) -> Bool {
        (error as? CSSearchQueryError)?.code == code
    }
}

extension CSSearchQueryError: CustomNSError, LocalizedError, CustomStringConvertible {
    /// The domain of these errors.
    public static var errorDomain: String { "CSSearchQueryErrorDomain" }

    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// What went wrong, and with what.
    public var errorDescription: String? { description }

    /// The message, or the code's name.
    public var description: String { message.isEmpty ? "\(code)" : message }
}
