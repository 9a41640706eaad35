import Foundation
import IntentRuntime

/// Bytes of which any part can be read: in memory or in a file.
enum ByteSource: Sendable {
    case memory(Data)
    case file(OpenFile)

    /// The bytes of a file that an app handed out.
    ///
    /// - Parameter file: The file; one on disk is opened, and waits for the disk.
    /// - Throws: ``UnreadableFile``.
    init(_ file: ContainedFile) throws(UnreadableFile) {
        switch file.content {
        case .bytes(let data): self = .memory(data)
        case .file(let path): self = .file(try OpenFile(at: path))
        }
    }

    /// How many bytes there are.
    var size: Int {
        switch self {
        case .memory(let data): data.count
        case .file(let file): file.size
        }
    }

    /// A part of the bytes, as far as it is there.
    ///
    /// - Parameter range: Which bytes.
    /// - Throws: ``UnreadableFile``.
    func bytes(in range: Range<Int>) throws(UnreadableFile) -> Data {
        switch self {
        case .memory(let data):
            let range = range.clamped(to: 0..<data.count)
            return data.dropFirst(range.lowerBound).prefix(range.count)
        case .file(let file): return try file.bytes(in: range)
        }
    }
}
