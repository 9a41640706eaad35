import Foundation

/// The beginning of a note's text, as a list shows it.
enum Excerpt {
    private static let length = 120
    /// How many bytes of a text are looked at.
    private static let reach = 8192
    /// How many characters of a line are looked at: a link's destination may be long.
    private static let lineReach = 600

    /// The first sentences of a text on one line.
    ///
    /// Headings, tables, code, rules and embedded files are left out and Markdown's marks are dropped; a text of nothing else
    /// gives its headings.
    ///
    /// - Parameter body: The text.
    /// - Returns: About 120 characters, cut after a word, with `…` where something follows.
    static func of(_ body: String) -> String {
        let start = body.utf8.count <= reach ? body : String(decoding: body.utf8.prefix(reach), as: UTF8.self)
        var prose: [String] = []
        var headings: [String] = []
        var fence: Character?
        var size = 0
        for line in start.split(whereSeparator: \.isNewline) {
            let text = line.prefix(lineReach).drop { $0.isWhitespace || $0 == ">" }
            if let open = fence {
                if text.hasPrefix(String(repeating: open, count: 3)) { fence = nil }
                continue
            }
            if text.hasPrefix("```") || text.hasPrefix("~~~") {
                fence = text.first
                continue
            }
            let hashes = text.prefix { $0 == "#" }.count
            if hashes > 0, text.dropFirst(hashes).first == " " {
                headings.append(plain(text.dropFirst(hashes)))
                continue
            }
            if text.hasPrefix("|") { continue }
            let shown = plain(withoutListMark(text))
            guard shown.contains(where: { !"-*_=| ".contains($0) }) else { continue }
            prose.append(shown)
            size += shown.count + 1
            if size > length + 1 { break }
        }
        return cut((prose.isEmpty ? headings : prose).joined(separator: " "))
    }

    private static func withoutListMark(_ line: Substring) -> Substring {
        var rest = line
        if let first = rest.first, "-*+".contains(first), rest.dropFirst().first == " " {
            rest = rest.dropFirst(2)
        } else {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
            if digits > 0, let mark = rest.dropFirst(digits).first, ".)".contains(mark),
                rest.dropFirst(digits + 1).first == " "
            {
                rest = rest.dropFirst(digits + 2)
            }
        }
        for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { return rest.dropFirst(box.count) }
        return rest
    }

    /// A line without emphasis, with links by their text, without embedded files, and with single spaces.
    private static func plain(_ line: some StringProtocol) -> String {
        var result = ""
        var rest = Substring(line)
        while let first = rest.first {
            if rest.hasPrefix("![[") || rest.hasPrefix("[["), let end = index(after: "]]", in: rest) {
                if first == "[" {
                    let inner = rest[..<end].dropFirst(2).dropLast(2)
                    result += inner.split(separator: "|").last.map(String.init) ?? ""
                }
                rest = rest[end...]
            } else if rest.hasPrefix("![") || first == "[", let middle = index(after: "](", in: rest),
                let end = index(after: ")", in: rest[middle...])
            {
                if first == "[" { result += rest[..<middle].dropFirst().dropLast(2) }
                rest = rest[end...]
            } else if rest.hasPrefix("**") || rest.hasPrefix("__") || rest.hasPrefix("==") || rest.hasPrefix("~~") {
                rest = rest.dropFirst(2)
            } else if first == "`" || first == "*" {
                rest = rest.dropFirst()
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func index(after text: String, in line: Substring) -> Substring.Index? {
        line.range(of: text)?.upperBound
    }

    private static func cut(_ text: String) -> String {
        guard text.count > length else { return text }
        let start = text.prefix(length)
        // A language without spaces is cut anywhere.
        if let space = start.lastIndex(of: " "), start.distance(from: space, to: start.endIndex) < length / 2 {
            return start[..<space] + "…"
        }
        return start + "…"
    }
}
