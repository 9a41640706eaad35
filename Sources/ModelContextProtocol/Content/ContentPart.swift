import Foundation
import IntentRuntime
import JSON

/// A part of content, as it is read: text on the boundaries of characters, or bytes.
struct ContentPart: Sendable {
    let mediaType: MediaType
    /// Which bytes it is, counted from 0.
    let bytes: Range<Int>
    /// How many bytes there are in all.
    let size: Int
    /// The part as text; `nil` where it is none.
    let text: String?
    let data: Data

    /// Whether it is not all.
    var isCut: Bool { bytes != 0..<size }

    /// Reads a part. It may wait for the disk.
    ///
    /// In text, a part begins and ends with whole Unicode scalars: the one at the offset belongs to it, the one at its end
    /// to the next.
    ///
    /// - Parameters:
    ///   - range: Which bytes.
    ///   - content: Of what.
    /// - Throws: ``RPCError`` where the range begins beyond the end, ``UnreadableFile``.
    init(_ range: ContentRange, of content: StoredContent) throws {
        size = content.size
        mediaType = content.mediaType
        guard range.offset < size || (range.offset == 0 && size == 0) else {
            throw RPCError.invalidParameters("the offset \(range.offset) is beyond the end: there are \(size) bytes")
        }
        // A scalar has four bytes at most, so three before the part and after it are enough to find its boundaries.
        let start = max(0, range.offset - 3)
        let end = min(size, range.offset + range.length)
        let read = try content.source.bytes(in: start..<min(size, end + 3))
        guard read.count >= end - start else { throw UnreadableFile(reason: "it has become shorter meanwhile") }
        if mediaType.isText {
            let near = [UInt8](read)
            let first = Self.boundary(at: range.offset - start, in: near)
            var last = end == size ? end - start : Self.boundary(at: end - start, in: near)
            // A part shorter than a scalar holds that one nonetheless, so that one gets on.
            if last <= first, end > range.offset { last = Self.boundary(after: first, in: near) }
            if let text = String(validating: near[first..<last], as: UTF8.self) {
                self.text = text
                bytes = (start + first)..<(start + last)
                data = Data(near[first..<last])
                return
            }
        }
        text = nil
        bytes = range.offset..<end
        data = read.dropFirst(range.offset - start).prefix(end - range.offset)
    }

    private static func boundary(at index: Int, in bytes: [UInt8]) -> Int {
        var index = index
        while index > 0, index < bytes.count, UTF8.isContinuation(bytes[index]) { index -= 1 }
        return index
    }

    private static func boundary(after index: Int, in bytes: [UInt8]) -> Int {
        var index = index + 1
        while index < bytes.count, UTF8.isContinuation(bytes[index]) { index += 1 }
        return min(index, bytes.count)
    }
}
