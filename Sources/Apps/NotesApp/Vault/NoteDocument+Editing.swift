extension NoteDocument {
    /// Sets one key of the front matter.
    ///
    /// The bytes of the key's value are replaced; where the key is missing, a line is added before the closing `---`;
    /// and where there is no front matter, one with the key is put before the body. All other bytes stay.
    ///
    /// - Parameters:
    ///   - name: The key, a plain word; one that differs only in case is taken where there is none just so.
    ///   - value: Its new value.
    /// - Throws: ``NoteDocumentError`` where the file is not UTF-8, its front matter is not valid, or the key cannot be
    ///   set without touching another.
    func setting(_ name: String, to value: Bool) throws(NoteDocumentError) -> NoteDocument {
        let before = try frontMatter()
        let written = value ? "true" : "false"
        guard let block else {
            let ending = lineEnding.rawValue
            let added = "---\(ending)\(name): \(written)\(ending)---\(ending)"
            return replacing(bodyStart..<bodyStart, with: added)
        }
        let line = bytes[..<block.yaml.upperBound].count { $0 == 0x0A }
        var matches = before.entries.indices.filter { before.entries[$0].key == name }
        if matches.isEmpty {
            matches = before.entries.indices.filter { before.entries[$0].key.lowercased() == name.lowercased() }
        }
        guard matches.count <= 1 else {
            throw .invalidFrontMatter(line: line, reason: "the key “\(name)” stands in it more than once")
        }
        let changed: NoteDocument
        if let index = matches.first {
            let entry = before.entries[index]
            if entry.value == .scalar(written) { return self }
            guard !entry.hasAnchor else {
                throw .invalidFrontMatter(line: line, reason: "the value of “\(name)” has an anchor others refer to")
            }
            changed = replacing(entry, with: written)
        } else {
            // All keys of a block start in the same column.
            let start = before.entries.first?.keyRange.lowerBound ?? block.yaml.lowerBound
            let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
            let indentation = bytes[lineStart..<start].allSatisfy { $0 == 0x20 } ? start - lineStart : 0
            let added = String(repeating: " ", count: indentation) + "\(name): \(written)"
            let end = block.yaml.upperBound
            changed = replacing(end..<end, with: added + block.lineEnding.rawValue)
        }
        try changed.check(against: before, changed: matches.first, value: .scalar(written), name: name, line: line)
        return changed
    }

    /// Replaces the body.
    ///
    /// - Parameter text: The new body. Where it has only line feeds and the file's lines end otherwise, its lines are
    ///   ended like those of the file.
    /// - Throws: ``NoteDocumentError/notUTF8(offset:)``.
    func replacingBody(with text: String) throws(NoteDocumentError) -> NoteDocument {
        if let invalidOffset { throw .notUTF8(offset: invalidOffset) }
        return replacing(bodyStart..<bytes.count, with: breakAfterBlock + adapted(text))
    }

    /// Adds text at the end, on a line of its own.
    ///
    /// A missing line break before it is added; it ends with a line break where the file did.
    ///
    /// - Parameter text: The text; its lines are ended like those of the file.
    /// - Throws: ``NoteDocumentError/notUTF8(offset:)``.
    func appending(_ text: String) throws(NoteDocumentError) -> NoteDocument {
        if let invalidOffset { throw .notUTF8(offset: invalidOffset) }
        var added = adapted(text)
        if bodyStart == bytes.count {
            added = breakAfterBlock + added
        } else if bytes.last == 0x0A {
            if added.utf8.last != 0x0A { added += lineEnding.rawValue }
        } else {
            added = lineEnding.rawValue + added
        }
        return replacing(bytes.count..<bytes.count, with: added)
    }

    // MARK: Steps

    /// The line break that is missing between the closing `---` and a body.
    private var breakAfterBlock: String {
        guard let block, !block.isClosedByLineBreak else { return "" }
        return block.lineEnding.rawValue
    }

    private func adapted(_ text: String) -> String {
        guard lineEnding == .carriageReturnLineFeed, text.utf8.contains(0x0A), !text.contains("\r\n") else {
            return text
        }
        return String(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    }

    private func replacing(_ range: Range<Int>, with text: String) -> NoteDocument {
        var result = bytes
        result.replaceSubrange(range, with: text.utf8)
        return NoteDocument(result)
    }

    private func replacing(_ entry: FrontMatter.Entry, with text: String) -> NoteDocument {
        var range = entry.valueRange
        if range.isEmpty { return replacing(range, with: " " + text) }
        if entry.isBlock {
            // A block may start on the line below; what replaces it stands after the colon.
            let afterKey = bytes[entry.keyRange.upperBound...]
            if let colon = afterKey.firstIndex(of: UInt8(ascii: ":")), colon < range.lowerBound {
                range = colon + 1..<range.upperBound
            }
            while let last = bytes[range].last, [0x0A, 0x0D, 0x20, 0x09].contains(last) {
                range = range.lowerBound..<range.upperBound - 1
            }
            return replacing(range, with: " " + text)
        }
        return replacing(range, with: text)
    }

    /// Makes sure that an edit did what it should and nothing else: YAML has more ways to write a value than can be
    /// told apart by the place of it.
    private func check(
        against before: FrontMatter, changed index: Int?, value: FrontMatter.Value, name: String, line: Int
    ) throws(NoteDocumentError) {
        var expected = before.entries.map { ($0.key, $0.value) }
        if let index { expected[index].1 = value } else { expected.append((name, value)) }
        let after = try? frontMatter().entries.map { ($0.key, $0.value) }
        guard let after, after.elementsEqual(expected, by: ==) else {
            let reason = "“\(name)” cannot be set in the way it is written"
            throw .invalidFrontMatter(line: line, reason: reason)
        }
    }
}
