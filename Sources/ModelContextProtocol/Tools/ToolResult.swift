import IntentRuntime
import JSON

/// What a tool returns: words for whoever reads them, and the same in a form for programs.
struct ToolResult: Sendable {
    /// A piece of the words.
    enum Words: Sendable {
        /// What this program says.
        case own(String)
        /// What comes from the apps' data, or may.
        case content(String)
        /// Things of the apps' data, each on a line.
        case listing([String])
    }

    /// Members of the structured form that this program says.
    private static let ownMembers: Set<String> = ["intent", "hasMore"]

    let words: [Words]
    let structured: JSONObject
    let records: [EntityRecord]

    /// The result in a revision.
    ///
    /// The structured form is repeated as text, since revisions from 2025-06-18 on say that it should be and earlier clients know no other.
    /// In text, content is fenced; in the structured form, which programs read, only what is hidden in it is written out.
    func content(for revision: ProtocolRevision) -> JSONObject {
        var foreign = ForeignText()
        let contentMembers = structured.names.filter {
            !Self.ownMembers.contains($0) && structured[$0]?.holdsText == true
        }
        var text = words.map { $0.text(fencedBy: foreign.fence) }.joined(separator: "\n")
        let json = JSONValue.object(structured).text
        if !contentMembers.isEmpty {
            if foreign.fence.isUsed(in: text) { foreign.note("/content/0/text") }
            foreign.note("/content/1/text")
            text = foreign.fence.notice + "\n" + text
        }
        var content = [
            Self.text(text), Self.text(contentMembers.isEmpty ? json : foreign.fence.block(json)),
        ]
        var result = JSONObject()
        if revision.hasStructuredResults {
            for record in records {
                foreign.note("/content/\(content.count)")
                content.append(foreign.visible(record.link, at: "/content/\(content.count)", for: .lists))
            }
        }
        result["content"] = .array(content)
        if revision.hasStructuredResults {
            var members = structured
            for name in contentMembers {
                let place = "/structuredContent/\(name)"
                foreign.note(place)
                members[name] = members[name].map { foreign.visible($0, at: place) }
            }
            result["structuredContent"] = .object(members)
        }
        result["isError"] = false
        return foreign.marking(result)
    }

    /// A result that says what went wrong.
    ///
    /// - Parameter words: What went wrong, with what is content in it put into the fence that is handed in.
    static func failure(_ words: (ContentFence) -> String) -> JSONObject {
        var foreign = ForeignText()
        let words = words(foreign.fence)
        if foreign.fence.isUsed(in: words) { foreign.note("/content/0/text") }
        return foreign.marking(
            JSONObject([("content", .array([text(foreign.fence.answer(words))])), ("isError", true)]))
    }

    private static func text(_ words: String) -> JSONValue { ["type": "text", "text": .string(words)] }
}

extension ToolResult.Words {
    fileprivate func text(fencedBy fence: ContentFence) -> String {
        switch self {
        case .own(let words): words
        case .content(let text): fence.fenced(text)
        case .listing(let items): fence.block(listing: items)
        }
    }
}

extension ToolResult {
    /// What came of running an intent.
    init(_ outcome: IntentOutcome, of intent: IntentDescriptor) {
        var words: [Words] = []
        if let dialog = outcome.dialog { words.append(.content(dialog)) }
        if !outcome.records.isEmpty {
            words.append(.listing(outcome.records.map(\.line)))
        } else if let value = outcome.value, value != .null {
            words.append(value.holdsText ? .content(value.string ?? value.text) : .own(value.text))
        }
        self.words = words.isEmpty ? [.own("\(intent.title): done.")] : words
        structured = outcome.json.object ?? JSONObject()
        records = outcome.records
    }

    /// What was found.
    init(found: [EntityRecord], hasMore: Bool, of entity: EntityDescriptor) {
        let title = entity.title.lowercased()
        words =
            found.isEmpty
            ? [.own("Nothing of the type '\(title)' was found.")]
            : [
                .own("\(found.count) of the type '\(title)'\(hasMore ? ", and there are more" : ""):"),
                .listing(found.map(\.line)),
            ]
        structured = ["items": .array(found.map(\.json)), "hasMore": .bool(hasMore)]
        records = found
    }
}

extension EntityRecord {
    /// The entity on one line.
    fileprivate var line: String {
        let words = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – ")
        return "- \(words) <\(uri)>"
    }

    /// The entity as a link to a resource.
    fileprivate var link: JSONValue {
        var members = JSONObject([("type", "resource_link")])
        for (name, value) in resource { members[name] = value }
        return .object(members)
    }
}
