import Foundation

/// A file that comes into an app.
public struct ReceivedTransferredFile: Sendable, Hashable {
    /// Where the file is.
    public let file: URL

    /// Whether it is the sender's own file rather than a copy.
    public let isOriginalFile: Bool
}
