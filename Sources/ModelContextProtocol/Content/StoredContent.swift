import Foundation
import IntentRuntime

/// Content that can be read whole or in parts.
struct StoredContent: Sendable {
    /// The name that a file of it has.
    let name: String
    let mediaType: MediaType
    let source: ByteSource

    /// Text of a type.
    init(_ text: String, name: String, _ mediaType: MediaType) {
        self.name = name
        self.mediaType = mediaType
        source = .memory(Data(text.utf8))
    }

    /// A file that an app handed out; one on disk is opened, and waits for the disk.
    ///
    /// - Throws: ``UnreadableFile``.
    init(_ file: ContainedFile) throws(UnreadableFile) {
        self.init(file, try ByteSource(file))
    }

    /// A file that an app handed out, with its bytes.
    init(_ file: ContainedFile, _ source: ByteSource) {
        name = file.name
        mediaType = file.mediaType.map { MediaType($0) } ?? .bytes
        self.source = source
    }

    init(name: String, mediaType: MediaType, source: ByteSource) {
        self.name = name
        self.mediaType = mediaType
        self.source = source
    }

    /// How many bytes there are.
    var size: Int { source.size }
}
