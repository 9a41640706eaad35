import Foundation

/// A file that leaves its app.
public struct SentTransferredFile: Sendable, Hashable {
    /// Where the file is.
    public let file: URL

    /// Whether the receiver may work on the file itself rather than on a copy.
    public let allowAccessingOriginalFile: Bool

    /// Names a file.
    ///
    /// - Parameters:
    ///   - file: Where it is.
    ///   - allowAccessingOriginalFile: Whether the receiver may work on the file itself.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
