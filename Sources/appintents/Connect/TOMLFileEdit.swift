import AppIntents
import JSON

/// Changes one table of a TOML text, and leaves every other line as it is.
///
/// Of TOML 1.0 it knows where statements and tables begin and end; values are not read.
struct TOMLFileEdit {
    /// A statement: a header of a table, a key with its value, or an empty line or comment.
    private struct Statement {
        enum Kind {
            case header([String])
            case value([String])
            case other
        }

        let kind: Kind
        /// The lines, each with the line break that ends it.
        let text: String
    }

    private let statements: [Statement]

    /// Reads a text.
    init(_ text: String) {
        var statements: [Statement] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            let end = Self.end(ofStatementIn: rest)
            let own = rest[..<end]
            statements.append(Statement(kind: Self.kind(of: own), text: String(own)))
            rest = rest[end...]
        }
        self.statements = statements
    }

    /// Whether there is a table for an entry.
    func hasEntry(_ name: String, in table: String) -> Bool { range(of: [table, name]) != nil }

    /// The text with an entry. What else its table has stays, as do the tables below it.
    ///
    /// - Parameters:
    ///   - entry: The keys and values, which are texts and lists of texts.
    ///   - name: The entry's name.
    ///   - table: The table that the entries' tables stand in.
    ///   - replaced: The keys that go even where the new entry has none of their names.
    /// - Throws: ``EditRefusal`` where the entries are not written as tables.
    func setting(
        _ entry: JSONObject, as name: String, in table: String, replacing replaced: Set<String>
    ) throws(EditRefusal) -> String {
        try refuseInline(name, table)
        let lines = entry.map { "\($0.name) = \($0.value.text)\n" }.joined()
        guard let range = range(of: [table, name]) else {
            var text = statements.map(\.text).joined()
            if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
            if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
            return text + "[\(Self.key(table)).\(Self.key(name))]\n" + lines
        }
        let old = statements[range]
        let values = old.filter { statement in
            if case .value(let key) = statement.kind { return key.count == 1 && replaced.contains(key[0]) }
            return false
        }
        if values.map(\.text).joined() == lines { return statements.map(\.text).joined() }
        let kept = old.dropFirst().filter { statement in
            guard case .value(let key) = statement.kind else { return true }
            return entry[key[0]] == nil && !replaced.contains(key[0])
        }
        var header = old.first?.text ?? ""
        if !header.hasSuffix("\n") { header += "\n" }
        return statements[..<range.lowerBound].map(\.text).joined() + header + lines + kept.map(\.text).joined()
            + statements[range.upperBound...].map(\.text).joined()
    }

    /// The text without an entry and the tables below it; `nil` where there is none.
    func removing(_ name: String, in table: String) throws(EditRefusal) -> String? {
        try refuseInline(name, table)
        guard range(of: [table, name]) != nil else { return nil }
        var kept: [Statement] = []
        var index = 0
        while index < statements.count {
            if case .header(let path) = statements[index].kind, Array(path.prefix(2)) == [table, name] {
                index = end(ofTableAt: index)
            } else {
                kept.append(statements[index])
                index += 1
            }
        }
        var text = kept.map(\.text).joined()
        // The empty line that stood before the table goes with it.
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    // MARK: Tables

    private func range(of path: [String]) -> Range<Int>? {
        let start = statements.firstIndex { statement in
            if case .header(path) = statement.kind { true } else { false }
        }
        return start.map { $0..<end(ofTableAt: $0) }
    }

    /// Where a table ends; comments and empty lines before the next header are the next table's.
    private func end(ofTableAt start: Int) -> Int {
        let next =
            statements[(start + 1)...].firstIndex { if case .header = $0.kind { true } else { false } }
            ?? statements.count
        var end = next
        while next < statements.count, end > start + 1, case .other = statements[end - 1].kind { end -= 1 }
        return end
    }

    /// Refuses an entry that is written as a value, as in `mcp_servers = {…}`, and lines that end in another system's way.
    private func refuseInline(_ name: String, _ table: String) throws(EditRefusal) {
        guard !statements.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\r")) }) else {
            throw EditRefusal("its lines end in a way that is not understood")
        }
        var current: [String] = []
        for statement in statements {
            switch statement.kind {
            case .header(let path): current = path
            case .value(let key):
                let path = current + key
                let isEntries = path == [table]
                if isEntries || (current.count < 2 && path.count > 1 && Array(path.prefix(2)) == [table, name]) {
                    throw EditRefusal("'\(path.joined(separator: "."))' in it is a value, not a table of its own")
                }
            case .other: break
            }
        }
    }

    private static func key(_ name: String) -> String {
        let isBare =
            !name.isEmpty
            && name.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
        return isBare ? name : JSONValue.string(name).text
    }

    // MARK: Reading

    private static func kind(of text: Substring) -> Statement.Kind {
        let line = text.drop(while: \.isWhitespace)
        guard let first = line.first, first != "#" else { return .other }
        guard first == "[" else { return .value(path(in: line, endingAt: "=")) }
        return .header(path(in: line.drop { $0 == "[" }, endingAt: "]"))
    }

    /// The parts of a dotted key.
    private static func path(in text: Substring, endingAt end: Character) -> [String] {
        var parts: [String] = []
        var part = ""
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { part.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == end || character == "\n" {
                break
            } else if character == "." {
                parts.append(part)
                part = ""
            } else if !character.isWhitespace {
                part.append(character)
            }
        }
        return parts + [part]
    }

    /// Where the statement at the beginning of a text ends, over its line break.
    private static func end(ofStatementIn text: Substring) -> Substring.Index {
        var index = text.startIndex
        var depth = 0
        // A header's brackets close on its line.
        while index < text.endIndex {
            let character = text[index]
            if let quote = ["\"\"\"", "'''"].first(where: { text[index...].hasPrefix($0) }) {
                index = text.index(index, offsetBy: 3)
                index = end(ofTextIn: text, from: index, quote, escapes: quote.hasPrefix("\""))
            } else if character == "\"" || character == "'" {
                index = end(
                    ofTextIn: text, from: text.index(after: index), String(character), escapes: character == "\"")
            } else if character == "#" {
                index = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
            } else {
                if character == "[" || character == "{" { depth += 1 }
                if character == "]" || character == "}" { depth -= 1 }
                index = text.index(after: index)
                if character.isNewline, depth <= 0 { return index }
            }
        }
        return index
    }

    private static func end(
        ofTextIn text: Substring, from start: Substring.Index, _ quote: String, escapes: Bool
    ) -> Substring.Index {
        var index = start
        while index < text.endIndex {
            if text[index...].hasPrefix(quote) { return text.index(index, offsetBy: quote.count) }
            // A text on one line that is not closed is a mistake of the file's, which ends with the line.
            if quote.count == 1, text[index].isNewline { return index }
            if escapes, text[index] == "\\", text.index(after: index) < text.endIndex {
                index = text.index(after: index)
            }
            index = text.index(after: index)
        }
        return index
    }
}
