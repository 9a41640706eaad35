/// The blocks of a Markdown text that code spans do not reach across: paragraphs, headings and list items.
enum MarkdownBlocks {
    private struct Fence {
        let character: UInt8
        let length: Int
        let quotes: Int
    }

    /// The blocks outside fenced code, as ranges of the text's bytes.
    static func prose(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var blocks: [Range<Int>] = []
        var start: Int?
        var fence: Fence?
        var line = 0
        func close(at end: Int) {
            if let first = start, first < end { blocks.append(first..<end) }
            start = nil
        }
        while line < bytes.count {
            let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            let head = Head(bytes, line..<end)
            if let open = fence {
                if head.quotes < open.quotes {
                    // The quotation ended and its code with it; the line is looked at again as prose.
                    fence = nil
                    continue
                }
                if head.character == open.character, head.runLength >= open.length, head.isBareRun { fence = nil }
            } else if head.opensFence, let character = head.character {
                close(at: line)
                fence = Fence(character: character, length: head.runLength, quotes: head.quotes)
            } else if head.isBlank {
                close(at: line)
            } else {
                if head.startsBlock { close(at: line) }
                if start == nil { start = line }
                if head.isHeading { close(at: end) }
            }
            line = end
        }
        close(at: bytes.count)
        return blocks
    }

    /// What a line starts with.
    private struct Head {
        var quotes = 0
        var isBlank = false
        var startsBlock = false
        var isHeading = false
        /// The first character that is no indentation, quotation mark or list mark.
        var character: UInt8?
        /// How often the character is repeated.
        var runLength = 0
        /// Whether nothing follows the repetition.
        var isBareRun = false
        /// Whether the repetition opens fenced code.
        var opensFence = false

        init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
            var index = line.lowerBound
            func isSpace(_ index: Int) -> Bool {
                index >= line.upperBound || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index])
            }
            func skipSpaces() {
                while index < line.upperBound, isSpace(index) { index += 1 }
            }
            skipSpaces()
            while index < line.upperBound, bytes[index] == UInt8(ascii: ">") {
                quotes += 1
                index += 1
                skipSpaces()
            }
            startsBlock = quotes > 0
            if index < line.upperBound, let length = Self.listMark(bytes, index..<line.upperBound) {
                startsBlock = true
                index += length
                skipSpaces()
            }
            guard index < line.upperBound else {
                isBlank = true
                return
            }
            let first = bytes[index]
            character = first
            var end = index
            while end < line.upperBound, bytes[end] == first { end += 1 }
            runLength = end - index
            isBareRun = (end..<line.upperBound).allSatisfy(isSpace)
            switch first {
            case UInt8(ascii: "#"):
                isHeading = runLength <= 6 && isSpace(end)
                startsBlock = startsBlock || isHeading
            case UInt8(ascii: "`"):
                opensFence = runLength >= 3 && !bytes[end..<line.upperBound].contains(first)
            case UInt8(ascii: "~"):
                opensFence = runLength >= 3
            default: break
            }
        }

        /// The length of `-`, `*`, `+`, `1.` or `1)` with white space after it.
        private static func listMark(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
            var index = range.lowerBound
            if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bytes[index]) {
                index += 1
            } else {
                while index < range.upperBound, index - range.lowerBound < 9,
                    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
                {
                    index += 1
                }
                guard index > range.lowerBound, index < range.upperBound,
                    [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[index])
                else { return nil }
                index += 1
            }
            guard index == range.upperBound || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) else { return nil }
            return index - range.lowerBound
        }
    }
}
