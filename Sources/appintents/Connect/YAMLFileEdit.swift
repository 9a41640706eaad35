import JSON

/// Changes one entry of a mapping in a YAML text, and leaves every other line as it is.
///
/// It knows block mappings as programs write them; what it does not understand it refuses.
struct YAMLFileEdit {
    private var lines: [String]

    /// Reads a text.
    ///
    /// - Throws: ``EditRefusal`` where it is laid out in ways that are not understood.
    init(_ text: String) throws(EditRefusal) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        guard !text.utf8.contains(UInt8(ascii: "\r")), !lines.contains(where: { $0.first == "\t" }) else {
            throw EditRefusal("its lines end or are set in in a way that is not understood")
        }
        guard !lines.dropFirst().contains("---"), !lines.contains("...") else {
            throw EditRefusal("it holds several documents")
        }
    }

    /// Whether there is an entry.
    func hasEntry(_ name: String, under key: String) -> Bool {
        (try? block(of: key)).flatMap { $0.flatMap { range(of: name, in: $0) } } != nil
    }

    /// The text with an entry, which takes the place of one that is there.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - name: Its name.
    ///   - key: The key that entries stand under.
    /// - Throws: ``EditRefusal`` where the entries are not laid out as a block.
    func setting(_ entry: JSONObject, as name: String, under key: String) throws(EditRefusal) -> String {
        var lines = lines
        if let block = try block(of: key) {
            let new = Self.lines(of: entry, as: name, margin: block.margin)
            if let range = range(of: name, in: block) {
                lines.replaceSubrange(range, with: new)
            } else {
                // An empty mapping is written on the key's line.
                lines[block.key] = "\(key):"
                lines.insert(contentsOf: new, at: block.end)
            }
        } else {
            lines += ["\(key):"] + Self.lines(of: entry, as: name, margin: 2)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The text without an entry; `nil` where there is none.
    func removing(_ name: String, under key: String) throws(EditRefusal) -> String? {
        guard let block = try block(of: key), let range = range(of: name, in: block) else { return nil }
        var lines = lines
        lines.removeSubrange(range)
        let isEmpty = !lines[(block.key + 1)..<(block.end - range.count)].contains { Self.isContent($0) }
        if isEmpty { lines[block.key] = "\(key): {}" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// An entry as YAML. Texts are in double quotes, which YAML reads as JSON does.
    static func lines(of entry: JSONObject, as name: String, margin: Int) -> [String] {
        let lead = String(repeating: " ", count: margin)
        return [lead + key(name) + ":"] + members(entry, lead + "  ")
    }

    /// A list with one entry in it.
    static func list(of entry: JSONObject) -> [String] {
        let members = members(entry, "    ")
        return ["  - " + (members.first?.drop { $0 == " " } ?? "{}")] + members.dropFirst()
    }

    private static func members(_ entry: JSONObject, _ lead: String) -> [String] {
        entry.flatMap { name, value -> [String] in
            guard let elements = value.array, !elements.isEmpty else { return ["\(lead)\(name): \(value.text)"] }
            return ["\(lead)\(name):"] + elements.map { "\(lead)  - \($0.text)" }
        }
    }

    private static func key(_ name: String) -> String {
        let isPlain =
            name.first?.isLetter == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        return isPlain ? name : JSONValue.string(name).text
    }

    // MARK: Layout

    /// The entries under a key.
    private struct Block {
        /// The key's line.
        let key: Int
        /// The line after the last of the block's content.
        let end: Int
        /// How many spaces the entries are set in by.
        let margin: Int
    }

    private static func isContent(_ line: String) -> Bool {
        let text = line.drop { $0 == " " }
        return !text.isEmpty && text.first != "#"
    }

    private static func margin(of line: String) -> Int { line.prefix { $0 == " " }.count }

    private func block(of key: String) throws(EditRefusal) -> Block? {
        guard let start = lines.firstIndex(where: { $0 == "\(key):" || $0.hasPrefix("\(key): ") }) else { return nil }
        let rest = lines[start].dropFirst(key.count + 1).drop { $0 == " " }
        let isEmptyMapping = rest.hasPrefix("{}")
        guard rest.isEmpty || rest.first == "#" || isEmptyMapping else {
            throw EditRefusal("'\(key)' in it is not laid out as a block")
        }
        let next = lines[(start + 1)...].firstIndex { Self.isContent($0) && Self.margin(of: $0) == 0 } ?? lines.count
        let content = (start + 1..<next).filter { Self.isContent(lines[$0]) }
        guard let first = content.first, let last = content.last else {
            guard next == lines.count || !lines[next].hasPrefix("-") else {
                throw EditRefusal("'\(key)' in it is no mapping")
            }
            return Block(key: start, end: start + 1, margin: 2)
        }
        guard !isEmptyMapping, !lines[first].drop(while: { $0 == " " }).hasPrefix("- ") else {
            throw EditRefusal("'\(key)' in it is no mapping")
        }
        return Block(key: start, end: last + 1, margin: Self.margin(of: lines[first]))
    }

    private func range(of name: String, in block: Block) -> Range<Int>? {
        let lead = String(repeating: " ", count: block.margin)
        let names = [name, "\"\(name)\"", "'\(name)'"].map { "\(lead)\($0):" }
        let start = (block.key + 1..<block.end).first { index in names.contains { lines[index].hasPrefix($0) } }
        guard let start else { return nil }
        let next =
            (start + 1..<block.end).first { Self.isContent(lines[$0]) && Self.margin(of: lines[$0]) <= block.margin }
            ?? block.end
        let last = (start..<next).last { Self.isContent(lines[$0]) } ?? start
        return start..<last + 1
    }
}
