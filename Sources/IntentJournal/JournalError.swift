import Foundation

/// Why the journal could not be kept.
public struct JournalError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The journal's file.
    public let path: String
    /// What went wrong.
    public let reason: String

    /// What was wrong, with which file.
    public var description: String { "the journal '\(path)' cannot be used: \(reason)" }
}
