import JSON

/// Changes one member of an object within a JSON text, and leaves every other byte as it is.
struct JSONFileEdit {
    /// A member as it stands in the text.
    private struct Member {
        let name: String
        /// Where the name begins.
        let start: Int
        /// Where the value is.
        let value: Range<Int>
    }

    /// An object as it stands in the text.
    private struct Layout {
        /// Where the braces are.
        let braces: ClosedRange<Int>
        let members: [Member]
    }

    private let bytes: [UInt8]
    private let root: JSONObject
    private let lineBreak: String
    private let indentation: String?

    /// Reads a text.
    ///
    /// - Parameter text: The text; an empty one is an empty object.
    /// - Throws: ``EditRefusal`` where it is no JSON object, as one with comments.
    init(_ text: String) throws(EditRefusal) {
        let isEmpty = text.allSatisfy(\.isWhitespace)
        let text = isEmpty ? "{\n}\n" : text
        bytes = Array(text.utf8)
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch {
            throw EditRefusal("it is no plain JSON: \(error.description); comments would be lost")
        }
        guard let root = value.object else { throw EditRefusal("it is \(value.kind), not an object") }
        self.root = root
        lineBreak = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        indentation = isEmpty ? "  " : Self.indentation(of: bytes)
    }

    /// The entry under a name; `nil` where there is none.
    func entry(_ name: String, in member: String) -> JSONValue? { root[member]?[name] }

    /// The text with an entry; members of one that is there are kept, but for those that are replaced.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - name: Its name.
    ///   - member: The member that entries stand in.
    ///   - replaced: The members that go even where the new entry has none of their names.
    /// - Throws: ``EditRefusal`` where the entries are no object.
    func setting(
        _ entry: JSONObject, as name: String, in member: String, replacing replaced: Set<String>
    ) throws(EditRefusal) -> String {
        var entry = entry
        if let old = root[member]?[name]?.object {
            for (name, value) in old where entry[name] == nil && !replaced.contains(name) { entry[name] = value }
            if JSONValue.object(entry) == .object(old) { return String(decoding: bytes, as: UTF8.self) }
        }
        let object = layout(at: start(of: bytes))
        var wanted = root
        let edited: [UInt8]
        if let entries = object.members.last(where: { $0.name == member }) {
            guard var known = root[member]?.object else {
                throw EditRefusal("'\(member)' in it is \(root[member]?.kind ?? "missing"), not an object")
            }
            known[name] = .object(entry)
            wanted[member] = .object(known)
            let inner = layout(at: entries.value.lowerBound)
            if let present = inner.members.last(where: { $0.name == name }) {
                edited = replacing(present.value, with: text(of: .object(entry), depth: 2))
            } else {
                edited = inserting(name, .object(entry), into: inner, depth: 2)
            }
        } else {
            let value = JSONValue.object(JSONObject([(name, .object(entry))]))
            wanted[member] = value
            edited = inserting(member, value, into: object, depth: 1)
        }
        return try checked(edited, wanted)
    }

    /// The text without an entry; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - name: The entry's name.
    ///   - member: The member that entries stand in.
    func removing(_ name: String, in member: String) throws(EditRefusal) -> String? {
        let object = layout(at: start(of: bytes))
        guard var known = root[member]?.object, known[name] != nil,
            let entries = object.members.last(where: { $0.name == member })
        else { return nil }
        known[name] = nil
        var wanted = root
        wanted[member] = .object(known)
        let inner = layout(at: entries.value.lowerBound)
        guard let index = inner.members.lastIndex(where: { $0.name == name }) else { return nil }
        let range =
            if index + 1 < inner.members.count {
                inner.members[index].start..<inner.members[index + 1].start
            } else if index > 0 {
                inner.members[index - 1].value.upperBound..<inner.members[index].value.upperBound
            } else {
                inner.braces.lowerBound + 1..<inner.braces.upperBound
            }
        return try checked(replacing(range, with: ""), wanted)
    }

    /// The text, once it is known to say what was meant.
    private func checked(_ edited: [UInt8], _ wanted: JSONObject) throws(EditRefusal) -> String {
        guard let value = try? JSONValue(parsing: edited), value == .object(wanted) else {
            throw EditRefusal("its layout is not understood")
        }
        return String(decoding: edited, as: UTF8.self)
    }

    // MARK: Writing

    private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
    }

    private func inserting(_ name: String, _ value: JSONValue, into object: Layout, depth: Int) -> [UInt8] {
        let isCompact = indentation == nil
        let lead = isCompact ? "" : lineBreak + margin(depth)
        let member = lead + JSONValue.string(name).text + (isCompact ? ":" : ": ") + text(of: value, depth: depth)
        if let last = object.members.last {
            return replacing(last.value.upperBound..<last.value.upperBound, with: "," + member)
        }
        let end = isCompact ? "" : lineBreak + margin(depth - 1)
        return replacing(object.braces.lowerBound + 1..<object.braces.upperBound, with: member + end)
    }

    private func margin(_ depth: Int) -> String { String(repeating: indentation ?? "", count: depth) }

    /// A value in the layout of the text.
    private func text(of value: JSONValue, depth: Int) -> String {
        guard let indentation else { return value.text }
        return value.prettyText.split(separator: "\n").enumerated().map { index, line in
            let spaces = line.prefix { $0 == " " }.count
            let own = String(repeating: indentation, count: spaces / 2) + line.dropFirst(spaces)
            return index == 0 ? own : margin(depth) + own
        }.joined(separator: lineBreak)
    }

    /// What the first member of the text is set in by; `nil` where all is on one line.
    private static func indentation(of bytes: [UInt8]) -> String? {
        let inner = bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst()
        let space = inner.prefix { isSpace($0) }
        guard let lineBreak = space.lastIndex(of: UInt8(ascii: "\n")) else {
            return inner.first == UInt8(ascii: "}") ? "  " : nil
        }
        let margin = String(decoding: space[(lineBreak + 1)...], as: UTF8.self)
        return margin.isEmpty ? "  " : margin
    }

    // MARK: Reading the layout of text that is known to be JSON

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func start(of bytes: [UInt8]) -> Int { skippingSpace(from: 0) }

    private func skippingSpace(from index: Int) -> Int {
        var index = index
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        return index
    }

    private func layout(at open: Int) -> Layout {
        var members: [Member] = []
        var index = skippingSpace(from: open + 1)
        while index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
            let start = index
            let end = self.end(ofValueAt: start)
            let name = (try? JSONValue(parsing: Array(bytes[start..<end])))?.string ?? ""
            // Over the colon.
            let value = skippingSpace(from: skippingSpace(from: end) + 1)
            index = self.end(ofValueAt: value)
            members.append(Member(name: name, start: start, value: value..<index))
            index = skippingSpace(from: index)
            guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { break }
            index = skippingSpace(from: index + 1)
        }
        return Layout(braces: open...max(index, open), members: members)
    }

    private func end(ofValueAt start: Int) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
                if depth == 0 { return index }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return index }
                depth -= 1
                index += 1
                if depth == 0 { return index }
            case let byte where depth == 0 && (byte == UInt8(ascii: ",") || Self.isSpace(byte)): return index
            default: index += 1
            }
        }
        return index
    }
}
