import IntentRuntime
import JSON

/// The prompts: one for each App Shortcut.
struct PromptCatalog: Sendable {

    private let system: IntentSystem
    /// By name, so that a page goes on behind a name whatever came or went before it.
    private let prompts: [Prompt]

    /// Makes a catalogue.
    ///
    /// - Parameters:
    ///   - system: The system whose shortcuts these are.
    ///   - tool: The tool that runs an intent; a shortcut of one without a tool is left out.
    init(system: IntentSystem, tool: (IntentDescriptor) -> Prompt.Tool?) {
        self.system = system
        var names = ToolNames()
        var prompts: [Prompt] = []
        for shortcut in system.catalog.shortcuts {
            let intent = system.catalog.intents.first { $0.app == shortcut.app && $0.name == shortcut.intent }
            guard let intent, let tool = tool(intent) else { continue }
            prompts.append(Prompt(shortcut, intent, tool: tool, catalog: system.catalog, names: &names))
        }
        self.prompts = prompts.sorted { $0.name < $1.name }
    }

    /// Whether there are none.
    var isEmpty: Bool { prompts.isEmpty }

    /// The answer to `prompts/list`.
    ///
    /// - Throws: ``RPCError`` where the cursor was never given out.
    func list(_ parameters: JSONObject, for revision: ProtocolRevision) throws(RPCError) -> JSONObject {
        try Page(of: prompts, in: .listPrompts, parameters) { [$0.name] }
            .result("prompts") { $0.definition(for: revision) }
    }

    /// The prompt of a name.
    ///
    /// - Throws: ``RPCError`` where there is none.
    func prompt(named name: String) throws(RPCError) -> Prompt {
        if let prompt = prompts.first(where: { $0.name == name }) { return prompt }
        throw .fencing { fence in
            .invalidParameters("unknown prompt: \(fence.inline(name)); 'prompts/list' names those there are")
        }
    }

    /// The request that the parameters of `prompts/get` describe.
    ///
    /// - Throws: ``RPCError`` where there is no such prompt, or an argument is wrong.
    func call(_ parameters: JSONObject) throws(RPCError) -> PromptCall {
        guard let name = parameters["name"]?.string else {
            throw .invalidParameters("'prompts/get' needs 'name', a string")
        }
        return try PromptCall(prompt(named: name), parameters)
    }

    /// The answer to `prompts/get`: the shortcut in the person's words, the tool that does it, and the things that it is about.
    ///
    /// - Parameters:
    ///   - call: The request.
    ///   - client: Who asks.
    ///   - interaction: The way to the person, who is asked for what is missing and for what words mean where they mean several things.
    func get(_ call: PromptCall, for client: Client, through interaction: any Interaction) async -> Answer {
        let prompt = call.prompt
        let wanted = prompt.arguments.filter { $0.isRequired || call.arguments[$0.name] != nil }.map(\.name)
        do {
            let values = try await system.fill(wanted, of: prompt.intent, with: call.arguments, through: interaction)
            var message = ShortcutMessage(of: prompt, with: values)
            for uri in message.entities {
                // What cannot be read any more is named in the arguments all the same.
                if let record = try? await system.entity(at: uri) { message.embed(record, for: client.revision) }
            }
            return .success(message.result)
        } catch let error as IntentSystemError {
            return .failure(
                .fencing { fence in
                    let words = "the prompt '\(prompt.name)': " + error.description(fencedBy: fence)
                    return error.isAboutValues ? .invalidParameters(words) : .internalError(words)
                })
        } catch {
            return .failure(.fencing { .internalError($0.fenced(String(describing: error))) })
        }
    }
}

extension IntentSystemError {
    /// Whether another value would have done.
    fileprivate var isAboutValues: Bool {
        switch self {
        case .unconvertible, .malformedURI, .missingValue, .ambiguous, .notFound, .unknownName, .unknownParameter: true
        default: false
        }
    }
}
