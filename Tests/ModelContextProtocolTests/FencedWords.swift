import Foundation
import JSON
import Testing

/// Words of an answer, taken apart by the rule that the documentation gives.
struct FencedWords {
    /// What stands outside of fences, without the notice.
    private(set) var own = ""
    /// What stands in each fence, with what was written out read back.
    private(set) var contents: [String] = []
    /// What stands in each fence, as it stands there.
    private(set) var fenced: [String] = []
    /// Whether a sentence outside says what the fence means.
    private(set) var hasNotice = false

    /// Takes words apart.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - result: The result that they are in, whose `_meta` names the mark.
    init(_ words: String?, of result: JSONValue?) throws {
        let mark = try #require(result?["_meta"]?["org.swift-app-intents/foreignText"]?["mark"]?.string)
        try self.init(words, mark: mark)
    }

    /// Takes words apart of which the notice names the mark.
    init(noticed words: String?) throws {
        let mark = try #require(words?.firstMatch(of: /mark ([0-9a-z]{26})/)?.output.1)
        try self.init(words, mark: String(mark))
    }

    private init(_ words: String?, mark: String) throws {
        var lines = try #require(words).components(separatedBy: "\n")[...]
        if let first = lines.first, first.contains("mark \(mark) is content") {
            hasNotice = true
            lines.removeFirst()
        }
        var block: [String]?
        var ownLines: [String] = []
        for line in lines {
            if let begun = block {
                if line == "\(mark)}" {
                    add(begun.joined(separator: "\n"))
                    block = nil
                } else {
                    try #require(line.hasPrefix("\(mark)|"), "a line of the content lacks the mark: \(line)")
                    block = begun + [String(line.dropFirst(mark.count + 1).dropFirst())]
                }
            } else if line == "{\(mark)" {
                block = []
            } else {
                ownLines.append(try taking(line, mark))
            }
        }
        try #require(block == nil, "the content does not end")
        own = ownLines.joined(separator: "\n")
    }

    /// A line without the content in it.
    private mutating func taking(_ line: String, _ mark: String) throws -> String {
        var parts = line.components(separatedBy: "{\(mark)| ")
        var own = parts.removeFirst()
        for part in parts {
            let halves = part.components(separatedBy: " |\(mark)}")
            try #require(halves.count == 2)
            add(halves[0])
            own += "…" + halves[1]
        }
        return own
    }

    private mutating func add(_ content: String) {
        fenced.append(content)
        contents.append(Self.unescaped(content))
    }

    /// A text with each `\u{…}` read back.
    static func unescaped(_ text: String) -> String {
        text.replacing(/\\u\{([0-9A-F]{1,6})\}/) { match in
            UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }
}
