import IntentRuntime
import JSON

/// The tools: one for each intent, one for each entity type that finds, and some that belong to no app.
struct ToolCatalog: Sendable {
    /// Which of them are listed, by name, so that the order stays the same and clients can keep what they made of it.
    let tools: ListedTools

    let system: IntentSystem
    let resources: ResourceCatalog
    let search: ToolSearch
    private let attachments: Attachments

    /// Makes a catalogue.
    ///
    /// - Parameters:
    ///   - system: The system whose tools these are.
    ///   - resources: What is read by URI.
    ///   - selection: Which tools are listed.
    ///   - wanted: The names of intents' tools that are not to have their own, by `app/Type`.
    ///   - attachments: What fills in the files that are named by where they are.
    init(
        system: IntentSystem, resources: ResourceCatalog, selection: ToolSelection = .essential,
        names wanted: [String: String] = [:], attachments: Attachments
    ) {
        self.system = system
        self.resources = resources
        self.attachments = attachments
        let all = ToolSet(catalog: system.catalog, keepsHistory: system.keepsHistory, names: wanted)
        tools = ListedTools(of: all, selection)
        search = ToolSearch(tools.offered, of: system.catalog)
    }

    /// What an assistant is told of the tools that are not listed; empty where all are.
    var notice: String {
        if tools.hidden.isEmpty { return "" }
        return " \(tools.hidden.count) more tools are not listed: \(Tool.searchTools) finds them by what they do, and "
            + "\(Tool.callTool) calls them by name."
    }

    /// The name of the tool that runs an intent; `nil` where there is none.
    func name(of intent: IntentDescriptor) -> String? {
        tools.offered.first { tool in
            guard case .run(let own) = tool.action else { return false }
            return own.app == intent.app && own.identifier == intent.identifier
        }?.name
    }

    /// The answer to `tools/list`.
    ///
    /// - Throws: ``RPCError`` where the cursor was never given out.
    func list(_ parameters: JSONObject, for revision: ProtocolRevision) throws(RPCError) -> JSONObject {
        let page = try Page(of: tools.listed, in: .listTools, parameters) { [$0.name] }
        return page.result("tools") { $0.definition(for: revision) }
    }

    /// The call that the parameters of `tools/call` describe.
    ///
    /// A call of `call_tool` or `find_entities` is that of the tool which is meant.
    ///
    /// - Throws: ``RPCError`` where there is no such tool, or the parameters describe no call.
    func call(_ parameters: JSONObject) throws(RPCError) -> ToolCall {
        guard let name = parameters["name"]?.string else {
            throw .invalidParameters("'tools/call' needs 'name', a string")
        }
        guard let tool = tools.callable[name] else {
            throw .invalidParameters("unknown tool: '\(name)'; 'tools/list' names those there are")
        }
        guard let arguments = (parameters["arguments"] ?? [:]).object else {
            throw .invalidParameters("'arguments' must be an object")
        }
        let meant = meant(tool, arguments)
        return try ToolCall(tool: meant.tool, arguments: meant.arguments, parameters: parameters)
    }

    /// Makes a call.
    func run(_ call: ToolCall, for client: Client, through interaction: ClientInteraction) async -> Answer {
        do {
            // Only what an intent lacks is asked for; the tools of our own are the assistant's.
            let check = ArgumentCheck(tool: call.tool, canAsk: client.hasForms && call.tool.isIntent)
            let arguments = try await attachments.filled(
                try check.check(call.arguments), of: call.tool, from: interaction.results)
            return try await run(call, arguments, for: client, through: interaction)
        } catch let error as WrongArguments {
            return wrongArguments(client) { _ in error.description }
        } catch let error as IntentSystemError {
            interaction.note(error)
            switch error {
            case .nobodyToConfirm, .nothingSent:
                guard client.revision.isStateless, interaction.missedForms else { break }
                return .failure(.fencing { .missingElicitation(error.description(fencedBy: $0)) })
            case .declined:
                return .success(ToolResult.failure { error.description(fencedBy: $0) + "\n" + Self.afterDecline })
            default: break
            }
            return error.isAboutArguments
                ? wrongArguments(client, error.description(fencedBy:))
                : .success(ToolResult.failure(error.description(fencedBy:)))
        } catch is CancellationError {
            return .success(ToolResult.failure { _ in "'\(call.tool.name)' was cancelled" })
        } catch {
            return .success(ToolResult.failure { $0.fenced(String(describing: error)) })
        }
    }

    /// What is said of a no, which some clients give without asking anybody.
    private static let afterDecline = """
        This is not asked again. If the person was not asked: with "ask": "outside" under "policy" in the configuration, \
        they are asked outside the client, by 'appintents approve'.
        """

    private func run(
        _ call: ToolCall, _ arguments: JSONObject, for client: Client, through interaction: ClientInteraction
    ) async throws -> Answer {
        let result: ToolResult
        switch call.tool.action {
        case .searchTools: return .success(try search.answer(arguments, of: call.tool, for: client.revision))
        case .readResource: return await read(arguments["uri"]?.string ?? "", for: client, from: interaction.results)
        case .callTool, .findAny: throw meaningless(call.tool, arguments)
        case .run(let intent):
            var arguments = arguments
            let isAgain = call.tool.takesAgain ? arguments[Tool.again]?.bool ?? false : false
            if call.tool.takesAgain { arguments[Tool.again] = nil }
            var invocation = IntentInvocation(intent: "\(intent.app.id)/\(intent.identifier)", arguments: arguments)
            invocation.descriptor = intent
            invocation.requester = client.name
            invocation.hasReadForeignText = interaction.hasReadForeignText
            invocation.idempotencyKey = call.idempotencyKey
            invocation.runsAgain = call.isAgain || isAgain
            invocation.executor = interaction.executor
            result = ToolResult(try await system.run(invocation, through: interaction), of: call.tool, intent)
        case .find(let entity):
            let found = try await system.find(
                FindRequest(
                    entity: "\(entity.app.id)/\(entity.typeName)", text: arguments["text"]?.string,
                    conditions: arguments["where"]?.array?.compactMap(\.string) ?? [], sort: arguments["sort"]?.string,
                    limit: arguments["limit"]?.integer ?? Tool.defaultCount,
                    offset: arguments["offset"]?.integer ?? 0))
            result = ToolResult(found: found, of: entity)
        case .undo:
            let request = UndoRequest(
                run: arguments["run"]?.integer.map(Int64.init), requester: client.name,
                hasReadForeignText: interaction.hasReadForeignText)
            result = ToolResult(try await system.undo(request, through: interaction))
        }
        return .success(await result.carried(keptIn: interaction.results).content(for: client.revision))
    }

    /// Up to 2025-06-18 wrong arguments were an error of the protocol; since then the model is told, which can put them right.
    private func wrongArguments(_ client: Client, _ words: (ContentFence) -> String) -> Answer {
        client.revision.tellsWrongArgumentsInResult
            ? .success(ToolResult.failure(words)) : .failure(.fencing { .invalidParameters(words($0)) })
    }
}

extension IntentSystemError {
    /// Whether what was given could not be right, whatever the apps hold.
    fileprivate var isAboutArguments: Bool {
        switch self {
        case .unknownName, .unknownParameter, .unconvertible, .malformedCondition, .malformedURI: true
        default: false
        }
    }
}
