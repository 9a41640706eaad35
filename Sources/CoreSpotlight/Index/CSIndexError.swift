import Foundation

/// Why an index could not be changed or read.
///
/// See <https://developer.apple.com/documentation/corespotlight/csindexerror>.
public struct CSIndexError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable, Hashable {
        /// None of the others.
        case unknownError = -1
        /// The index's file cannot be opened, read or written.
        case indexUnavailableError = -1000
        /// An item cannot be kept as it is.
        case invalidItemError = -1001
        /// The client state is too long, or there is no batch that it ends.
        case invalidClientStateError = -1002
        /// Another process did not answer.
        case remoteConnectionError = -1003
        /// The index holds all it may.
        case quotaExceeded = -1004
        /// The index does not do this.
        case indexingUnsupported = -1005
        /// The client state in the index is not the expected one.
        case mismatchedClientState = -1006
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
    public static var unknownError: Code { .unknownError }
    /// The code of an index whose file cannot be opened, read or written.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// The code of an item that cannot be kept as it is.
    public static var invalidItemError: Code { .invalidItemError }
    /// The code of a client state that is too long, or ends no batch.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The code of a process that did not answer.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The code of an index that holds all it may.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The code of an index that does not do what was asked.
    public static var indexingUnsupported: Code { .indexingUnsupported }
    /// The code of a client state that is not the expected one.
    public static var mismatchedClientState: Code { .mismatchedClientState }
}

extension CSIndexError.Code {
    /// Matches an error of this code, so that a `catch` can name the code.
    public static func ~= (code: CSIndexError.Code, error: any Error) -> Bool {
        (error as? CSIndexError)?.code == code
    }
}

extension CSIndexError: CustomNSError, LocalizedError, CustomStringConvertible {
    /// The domain of these errors.
    public static var errorDomain: String { "CSIndexErrorDomain" }

    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// What went wrong, and with what.
    public var errorDescription: String? { description }

    /// The message, or the code's name.
    public var description: String { message.isEmpty ? "\(code)" : message }
}
