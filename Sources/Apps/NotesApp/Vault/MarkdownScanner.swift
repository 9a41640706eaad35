/// Finds the tags and embedded files of a Markdown text, outside code.
///
/// Code is what stands between fences (CommonMark 4.5) and in code spans (CommonMark 6.1).
struct MarkdownScanner {
    /// The tags, without `#`, in order and each once.
    private(set) var tags: [String] = []
    /// The embedded files, in order.
    private(set) var embeds: [Embed] = []

    private var seenTags: Set<String> = []

    /// Reads a text.
    init(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            for block in MarkdownBlocks.prose(in: bytes) { scan(bytes, block) }
        }
    }

    /// Adds a tag unless it is there in any case.
    private mutating func add(_ tag: String) {
        if seenTags.insert(tag.lowercased()).inserted { tags.append(tag) }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ block: Range<Int>) {
        var reader = InlineReader(bytes: bytes, block: block)
        while let byte = reader.current {
            switch byte {
            case UInt8(ascii: "`"): reader.skipCodeSpan()
            case UInt8(ascii: "\\"): reader.position += 2
            case UInt8(ascii: "!") where reader.isNext("["):
                if let embed = reader.embed() { embeds.append(embed) }
            case UInt8(ascii: "[") where reader.isNext("["): reader.skipWikiLink()
            case UInt8(ascii: "]") where reader.isNext("("): reader.skipDestination()
            case UInt8(ascii: "#"):
                if let tag = reader.tag() { add(tag) }
            default: reader.position += 1
            }
        }
    }
}
