import JSON

/// A text that was too long for where it stood, and of which only the beginning is left there.
struct TextCut: Sendable {
    /// What leads to the text in the value.
    let path: [String]
    /// How many bytes it has in all.
    let size: Int
    /// Where all of it is read.
    let uri: String?

    /// Cuts the texts in a value that are too long.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - limit: How many bytes of a text are left.
    ///   - path: What leads to the value.
    ///   - cuts: What was cut is put in here.
    ///   - link: Where all of a text is read, by what leads to it.
    static func cutting(
        _ value: JSONValue, to limit: Int, at path: [String] = [], noting cuts: inout [TextCut],
        link: ([String], String) -> String?
    ) -> JSONValue {
        switch value {
        case .string(let text):
            guard text.utf8.count > limit else { return value }
            let cut = TextCut(path: path, size: text.utf8.count, uri: link(path, text))
            cuts.append(cut)
            return .string(text.beginning(ofBytes: limit) + "… [\(cut.notice(limit))]")
        case .array(let elements):
            return .array(
                elements.enumerated().map {
                    cutting($1, to: limit, at: path + [String($0)], noting: &cuts, link: link)
                })
        case .object(let members):
            return .object(
                JSONObject(
                    members.map {
                        ($0.name, cutting($0.value, to: limit, at: path + [$0.name], noting: &cuts, link: link))
                    }))
        case .null, .bool, .integer, .number: return value
        }
    }

    /// What is said in place of the rest.
    ///
    /// - Parameter limit: How many bytes are left.
    func notice(_ limit: Int) -> String {
        "the first \(limit) of \(size) bytes" + (uri.map { "; all of it is read as the resource \($0)" } ?? "")
    }

    /// The cut as a result's `_meta` tells of it.
    ///
    /// - Parameter root: The JSON Pointer to the value.
    func json(in root: String) -> JSONValue {
        var members: JSONObject = [
            "part": .string(root + path.map { "/" + JSONPointer.escaped($0) }.joined()), "size": .integer(size),
        ]
        members["uri"] = uri.map { .string($0) }
        return .object(members)
    }
}

extension String {
    /// The beginning of the text: whole Unicode scalars in so many bytes at most.
    func beginning(ofBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: limit)
        while end > utf8.startIndex, UTF8.isContinuation(utf8[end]) { end = utf8.index(before: end) }
        return String(decoding: utf8[..<end], as: UTF8.self)
    }
}
