import Foundation

/// A file's bytes, together with the status it had when they were read.
public struct FileContents: Hashable, Sendable {
    /// The bytes.
    public let data: Data
    /// The status from just before the bytes were read: a later write shows as a different status.
    public let status: FileStatus
    /// When the file came into being, where the file system keeps that (`statx`, `STATX_BTIME`).
    public let born: Date?

    /// The contents with the given values.
    public init(data: Data, status: FileStatus, born: Date?) {
        self.data = data
        self.status = status
        self.born = born
    }
}
