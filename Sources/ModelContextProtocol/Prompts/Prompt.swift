import IntentRuntime
import JSON

/// A prompt that a person may pick: an App Shortcut.
struct Prompt: Sendable {
    /// How an assistant calls the tool that does what a prompt wants.
    struct Tool: Sendable {
        /// The tool's name.
        let name: String
        /// The tool that calls it, where it is not among those that are listed.
        var caller: String?
    }

    let name: String
    let title: String
    let summary: String
    let arguments: [PromptArgument]
    let shortcut: ShortcutDescriptor
    let intent: IntentDescriptor
    /// The tool that does it.
    let tool: Tool

    /// The prompt of a shortcut.
    ///
    /// - Parameters:
    ///   - shortcut: The shortcut.
    ///   - intent: Its intent.
    ///   - tool: The tool that runs the intent.
    ///   - catalog: Where the types of values are known.
    ///   - names: The names that are taken.
    init(
        _ shortcut: ShortcutDescriptor, _ intent: IntentDescriptor, tool: Tool, catalog: IntentCatalog,
        names: inout ToolNames
    ) {
        name = names.take(Self.names(of: shortcut, intent))
        title = shortcut.title
        let phrase = shortcut.phrases.first?.text ?? shortcut.title
        summary = [phrase, intent.summary].filter { !$0.isEmpty }
            .map { $0.last.map { ".!?".contains($0) } ?? true ? $0 : $0 + "." }.joined(separator: " ")
        var seen: Set<String> = []
        arguments = shortcut.phrases.flatMap(\.parameters).filter { seen.insert($0.name).inserted }.map { parameter in
            PromptArgument(
                intent.parameters.first { $0.name == parameter.name } ?? parameter,
                isPreset: shortcut.values[parameter.name] != nil, catalog: catalog)
        }
        self.shortcut = shortcut
        self.intent = intent
        self.tool = tool
    }

    /// The prompt as `prompts/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("name", .string(name))])
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(summary)
        if !arguments.isEmpty { members["arguments"] = .array(arguments.map { $0.definition(for: revision) }) }
        return .object(members)
    }

    /// The phrase that says most of what is known, and nothing that is not.
    ///
    /// - Parameter known: The parameters that have values.
    func phrase(knowing known: Set<String>) -> ShortcutPhraseDescriptor? {
        func said(_ phrase: ShortcutPhraseDescriptor) -> Int { phrase.parameters.count { known.contains($0.name) } }
        let whole = shortcut.phrases.filter { $0.parameters.allSatisfy { known.contains($0.name) } }
        // Of several that say as much, the first is the app's own best.
        return whole.reversed().max { said($0) < said($1) } ?? shortcut.phrases.first
    }

    /// The app and the intent's type, which stay when titles are translated or changed.
    private static func names(of shortcut: ShortcutDescriptor, _ intent: IntentDescriptor) -> [String] {
        var base = intent.identifier
        if base.hasSuffix("Intent"), base != "Intent" { base.removeLast("Intent".count) }
        let byType = intent.app.id + "_" + base.prefix(1).lowercased() + base.dropFirst()
        return [byType, "\(byType)_\(shortcut.title.lowercased())"]
    }
}
