import Foundation
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
    private static let ownMembers: Set<String> = ["intent", "hasMore", "complete", "nextOffset", "ranBefore"]

    let words: [Words]
    private(set) var structured: JSONObject
    let records: [EntityRecord]
    /// When this was done before, where it is the answer of an earlier run.
    var ranBefore: Date?

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
        if let ranBefore {
            result["_meta"] = .object(
                JSONObject([(RequestMetadata.Key.ranBefore, .string(ranBefore.formatted(.iso8601)))]))
        }
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
    init(_ outcome: IntentOutcome, of tool: Tool, _ intent: IntentDescriptor) {
        var words: [Words] = []
        if let date = outcome.ranBefore { words.append(.own(Self.repeating(date, of: tool))) }
        if let dialog = outcome.dialog { words.append(.content(dialog)) }
        if !outcome.records.isEmpty {
            words.append(.listing(outcome.records.map(\.line)))
        } else if let value = outcome.value, value != .null {
            words.append(value.holdsText ? .content(value.string ?? value.text) : .own(value.text))
        }
        if let reason = outcome.incompleteBecause { words.append(.own("This is not all: \(reason).")) }
        self.words = words.isEmpty ? [.own("\(intent.title): done.")] : words
        structured = outcome.json.object ?? JSONObject()
        records = outcome.records
        ranBefore = outcome.ranBefore
    }

    private static func repeating(_ date: Date, of tool: Tool) -> String {
        let advice =
            tool.takesAgain
            ? "To do it once more on purpose, call this with '\(Tool.again)': true."
            : "To do it once more on purpose, give it an idempotency key of its own."
        return
            "This was done before, at \(date.formatted(.iso8601)); nothing was done now, and this is the first answer. "
            + advice
    }

    /// What was taken back.
    init(_ outcome: UndoOutcome) {
        words =
            [.own("'\(outcome.intent)' was taken back\(outcome.steps.isEmpty ? "; all was as before already" : ":")")]
            + (outcome.steps.isEmpty ? [] : [.listing(outcome.steps.map { "- \($0)" })])
        structured = outcome.json.object ?? JSONObject()
        records = []
    }

    /// What was found.
    init(found: FoundEntities, of entity: EntityDescriptor) {
        let title = entity.title.lowercased()
        let more = found.nextOffset.map { ", and there are more (go on with 'offset': \($0))" } ?? ""
        var words: [Words] =
            found.isEmpty
            ? [.own("Nothing of the type '\(title)' was found\(more).")]
            : [.own("\(found.count) of the type '\(title)'\(more):"), .listing(found.map(\.line))]
        if !found.gaps.isEmpty {
            words.append(.own("These are not all:"))
            words.append(.listing(found.gaps.map { "- \($0)" }))
        }
        self.words = words
        structured = [
            "items": .array(found.map(\.json)), "hasMore": .bool(found.nextOffset != nil),
            "complete": .bool(found.isComplete),
        ]
        structured["nextOffset"] = found.nextOffset.map { .integer($0) }
        structured["incompleteBecause"] = found.incompleteBecause.map { .string($0) }
        records = found.records
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
