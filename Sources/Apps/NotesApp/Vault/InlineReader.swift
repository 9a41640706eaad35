import Foundation

/// Reads what matters within one block of Markdown.
struct InlineReader {
    /// How far a link's text and destination are looked for, so that a line of brackets takes no time to speak of.
    private static let reach = 1024

    private let bytes: UnsafeBufferPointer<UInt8>
    private let block: Range<Int>
    /// The byte to read next.
    var position: Int
    /// The last run of backquotes of each length in the block, looked up once.
    private var lastRuns: [Int: Int]?
    /// Up to here it is known that no `]]` follows on the line.
    private var noWikiEndBefore = 0

    init(bytes: UnsafeBufferPointer<UInt8>, block: Range<Int>) {
        self.bytes = bytes
        self.block = block
        position = block.lowerBound
    }

    /// The byte at the position; nil at the end.
    var current: UInt8? { position < block.upperBound ? bytes[position] : nil }

    /// Whether a character follows the current one.
    func isNext(_ character: Unicode.Scalar) -> Bool { isAt(position + 1, character) }

    private func isAt(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        index < block.upperBound && bytes[index] == UInt8(ascii: character)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: Code

    private func runLength(at index: Int) -> Int {
        var end = index
        while isAt(end, "`") { end += 1 }
        return end - index
    }

    /// Goes behind a code span, or behind backquotes that nothing closes.
    mutating func skipCodeSpan() {
        let length = runLength(at: position)
        if lastRuns == nil {
            var runs: [Int: Int] = [:]
            var index = position
            while index < block.upperBound {
                let length = runLength(at: index)
                if length > 0 { runs[length] = index }
                index += max(length, 1)
            }
            lastRuns = runs
        }
        let last = lastRuns?[length] ?? position
        position += length
        guard last >= position else { return }
        while position < last {
            let other = runLength(at: position)
            position += max(other, 1)
            if other == length { return }
        }
        position = last + length
    }

    // MARK: Links

    /// Goes behind `[[…]]`, in which `#` starts a heading's name.
    mutating func skipWikiLink() {
        if let end = wikiEnd(from: position + 2) { position = end + 2 } else { position += 2 }
    }

    /// Goes behind a link's destination, in which `#` starts a fragment.
    mutating func skipDestination() {
        if let (_, end) = destination(from: position + 1) { position = end } else { position += 2 }
    }

    /// Reads an embedded file, and goes behind it in any case.
    ///
    /// - Returns: The embed; nil for what is none, or one of something that is not a file of the vault.
    mutating func embed() -> Embed? {
        if isAt(position + 2, "[") {
            let start = position + 3
            guard let end = wikiEnd(from: start) else {
                position += 3
                return nil
            }
            position = end + 2
            let stop = bytes[start..<end].firstIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "#") } ?? end
            let target = Self.trimmed(text(start..<stop))
            return target.isEmpty ? nil : Embed(style: .wiki, target: target)
        }
        guard let textEnd = closingBracket(from: position + 2), isAt(textEnd + 1, "("),
            let (range, end) = destination(from: textEnd + 1)
        else {
            position += 2
            return nil
        }
        position = end
        return Self.localTarget(text(range)).map { Embed(style: .markdown, target: $0) }
    }

    private mutating func wikiEnd(from start: Int) -> Int? {
        guard start >= noWikiEndBefore else { return nil }
        var index = start
        while index < block.upperBound, bytes[index] != UInt8(ascii: "\n") {
            if isAt(index, "]"), isAt(index + 1, "]") { return index }
            index += 1
        }
        noWikiEndBefore = index
        return nil
    }

    /// The `]` that closes a link's text, which may have brackets in it.
    private func closingBracket(from start: Int) -> Int? {
        var depth = 0
        var index = start
        let limit = min(block.upperBound, start + Self.reach)
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Reads `(destination "title")` (CommonMark 6.3).
    ///
    /// - Parameter open: Where the `(` is.
    /// - Returns: The destination's bytes and what is behind the `)`.
    private func destination(from open: Int) -> (Range<Int>, Int)? {
        let limit = min(block.upperBound, open + Self.reach)
        var index = open + 1
        func skipSpaces() {
            while index < limit, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        }
        skipSpaces()
        let range: Range<Int>
        if isAt(index, "<") {
            let start = index + 1
            index = start
            while index < limit, bytes[index] != UInt8(ascii: ">") {
                if bytes[index] == UInt8(ascii: "\n") { return nil }
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard index < limit else { return nil }
            range = start..<index
            index += 1
        } else {
            let start = index
            var depth = 0
            while index < limit, bytes[index] > 0x20 {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") {
                    if depth == 0 { break }
                    depth -= 1
                }
                index += bytes[index] == UInt8(ascii: "\\") && index + 1 < limit ? 2 : 1
            }
            range = start..<min(index, limit)
        }
        let beforeTitle = index
        skipSpaces()
        if index > beforeTitle, index < limit, let close = Self.titleEnd[bytes[index]] {
            index += 1
            while index < limit, bytes[index] != close { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
            index += 1
            skipSpaces()
        }
        guard isAt(index, ")") else { return nil }
        return (range, index + 1)
    }

    private static let titleEnd: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
        UInt8(ascii: "("): UInt8(ascii: ")"),
    ]

    /// The path in a link's destination; nil where it leads elsewhere, such as `https://…`.
    private static func localTarget(_ destination: String) -> String? {
        var text = ""
        var isEscaped = false
        for character in destination {
            if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            }
            if isEscaped, !(character.isASCII && (character.isPunctuation || character.isSymbol)) { text.append("\\") }
            isEscaped = false
            text.append(character)
        }
        if isEscaped { text.append("\\") }
        let scheme = text.prefix { $0 != ":" }
        let isScheme =
            scheme.count < text.count && scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        guard !isScheme, !text.hasPrefix("//") else { return nil }
        let path = text.prefix { $0 != "#" && $0 != "?" }
        let decoded = trimmed(path.removingPercentEncoding ?? String(path))
        return decoded.isEmpty ? nil : decoded
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces)
    }

    // MARK: Tags

    /// Reads a tag at a `#`, and goes behind it.
    ///
    /// A tag starts the line or follows white space, has letters, digits, `_`, `-` and `/`, and is not of digits only.
    mutating func tag() -> String? {
        let start = position + 1
        let isStart = position == block.lowerBound || Self.isSpace(before: position, in: bytes)
        position = start
        guard isStart else { return nil }
        var hasOther = false
        while position < block.upperBound {
            let byte = bytes[position]
            if byte < 0x80 {
                guard Self.isTagByte(byte) else { break }
                if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { hasOther = true }
                position += 1
            } else {
                let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                let end = min(position + length, block.upperBound)
                guard let scalar = text(position..<end).unicodeScalars.first, Self.isTagScalar(scalar) else { break }
                if scalar.properties.generalCategory != .decimalNumber { hasOther = true }
                position = end
            }
        }
        var end = position
        while end > start, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
        guard hasOther, end > start else { return nil }
        return text(start..<end)
    }

    private static func isTagByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    /// Letters, marks and digits of any script, and pictures, which Obsidian takes too.
    private static func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic || scalar.properties.isEmoji || scalar == "\u{200D}" { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return true
        default: return false
        }
    }

    private static func isSpace(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let byte = bytes[index - 1]
        if byte < 0x80 { return [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        // The no-break space and the ideographic space.
        return (index >= 2 && bytes[(index - 2)..<index].elementsEqual([0xC2, 0xA0]))
            || (index >= 3 && bytes[(index - 3)..<index].elementsEqual([0xE3, 0x80, 0x80]))
    }
}
