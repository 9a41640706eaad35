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

    var words: [Words]
    var structured: JSONObject
    let records: [EntityRecord]
    /// The files in the structured form.
    var files: [ResultFile] = []
    /// Whether the files stand in the result beside being told of.
    var showsFiles = false
    /// The files as the result shows them.
    var blocks: [FileBlock] = []
    /// The names of files that could not be read.
    var unreadable: [String] = []
    /// The texts of the structured form that were cut.
    var cuts: [TextCut] = []
    /// The JSON that repeats the structured form as text.
    var repeated: String?
    /// What is said where the JSON that repeats the structured form is cut.
    var repetitionNotice: String?
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
        for name in unreadable { text += "\nThe file \(foreign.fence.inline(name)) cannot be read." }
        let json = repeated ?? JSONValue.object(structured).text
        if !contentMembers.isEmpty {
            if foreign.fence.isUsed(in: text) { foreign.note("/content/0/text") }
            foreign.note("/content/1/text")
            text = foreign.fence.notice + "\n" + text
        }
        let repetition = contentMembers.isEmpty ? json : foreign.fence.block(json)
        var content = [
            Self.text(text),
            Self.text([repetition, repetitionNotice].compactMap(\.self).joined(separator: "\n")),
        ]
        var result = JSONObject()
        if revision.hasStructuredResults {
            for record in records {
                foreign.note("/content/\(content.count)")
                content.append(
                    foreign.visible(record.link(for: revision), at: "/content/\(content.count)", for: .lists))
            }
        }
        for block in blocks {
            content.append(block.json(in: revision, at: "/content/\(content.count)", noting: &foreign))
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
        var metadata = JSONObject()
        if let ranBefore { metadata[RequestMetadata.Key.ranBefore] = .string(ranBefore.formatted(.iso8601)) }
        if !cuts.isEmpty {
            metadata[RequestMetadata.Key.cut] = .array(cuts.map { $0.json(in: "/structuredContent") })
        }
        if !metadata.isEmpty { result["_meta"] = .object(metadata) }
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
    /// What comes from the apps' data and is not in a list.
    var content: String? { if case .content(let text) = self { text } else { nil } }

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
        showsFiles = true
        files = outcome.files.map { ResultFile(path: ["value"] + $0.path, file: $0, uri: nil) }
        let isList = outcome.value?.array != nil
        for (index, record) in outcome.records.enumerated() {
            files += ResultFile.all(of: record, at: isList ? ["value", String(index)] : ["value"])
        }
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
        files = found.records.enumerated().flatMap { ResultFile.all(of: $1, at: ["items", String($0)]) }
    }
}

extension EntityRecord {
    /// The entity on one line.
    fileprivate var line: String {
        let words = [title, subtitle].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – ")
        return "- \(words) <\(uri)>"
    }

    /// The entity as a link to a resource.
    fileprivate func link(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("type", "resource_link")])
        for (name, value) in resource(for: revision) { members[name] = value }
        return .object(members)
    }
}
