import IntentRuntime
import JSON

/// What a tool returns: words for whoever reads them, and the same in a form for programs.
struct ToolResult: Sendable {
    let text: String
    let structured: JSONValue
    let records: [EntityRecord]

    /// The result in a revision.
    ///
    /// The structured form is repeated as text, since revisions from 2025-06-18 on say that it should be and earlier clients know no other.
    func content(for revision: ProtocolRevision) -> JSONObject {
        var content = [Self.text(text), Self.text(structured.text)]
        var result = JSONObject()
        if revision.hasStructuredResults { content += records.map(\.link) }
        result["content"] = .array(content)
        if revision.hasStructuredResults { result["structuredContent"] = structured }
        result["isError"] = false
        return result
    }

    /// A result that says what went wrong.
    static func failure(_ words: String) -> JSONObject {
        JSONObject([("content", .array([text(words)])), ("isError", true)])
    }

    private static func text(_ words: String) -> JSONValue { ["type": "text", "text": .string(words)] }
}

extension ToolResult {
    /// What came of running an intent.
    init(_ outcome: IntentOutcome, of intent: IntentDescriptor) {
        var lines: [String] = []
        if let dialog = outcome.dialog { lines.append(dialog) }
        if !outcome.records.isEmpty {
            lines += outcome.records.map(\.line)
        } else if let value = outcome.value, value != .null {
            lines.append(value.string ?? value.text)
        }
        text = lines.isEmpty ? "\(intent.title): done." : lines.joined(separator: "\n")
        structured = outcome.json
        records = outcome.records
    }

    /// What was found.
    init(found: [EntityRecord], hasMore: Bool, of entity: EntityDescriptor) {
        let title = entity.title.lowercased()
        if found.isEmpty {
            text = "Nothing of the type '\(title)' was found."
        } else {
            let head = "\(found.count) of the type '\(title)'\(hasMore ? ", and there are more" : ""):"
            text = ([head] + found.map(\.line)).joined(separator: "\n")
        }
        structured = ["items": .array(found.map(\.json)), "hasMore": .bool(hasMore)]
        records = found
    }
}

extension EntityRecord {
    /// The entity on one line.
    fileprivate var line: String {
        let words = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – ")
        return "- \(words.split(whereSeparator: \.isNewline).joined(separator: " ")) <\(uri)>"
    }

    /// The entity as a link to a resource.
    fileprivate var link: JSONValue {
        var members = JSONObject([("type", "resource_link")])
        for (name, value) in resource { members[name] = value }
        return .object(members)
    }
}
