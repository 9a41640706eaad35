import IntentRuntime
import JSON

/// The tools: one for each intent, and one for each entity type that finds.
struct ToolCatalog: Sendable {
    private let system: IntentSystem
    /// By name, so that the order stays the same and clients can keep what they made of it.
    private let tools: [Tool]

    init(system: IntentSystem) {
        self.system = system
        let schemas = ValueSchemas(catalog: system.catalog)
        var names = ToolNames()
        var tools = system.catalog.intents.map { Tool($0, schemas: schemas, names: &names) }
        tools += system.catalog.entities.map { Tool(finding: $0, schemas: schemas, names: &names) }
        if system.keepsHistory { tools.append(Tool(undoingThrough: &names)) }
        self.tools = tools.sorted { $0.name < $1.name }
    }

    /// The answer to `tools/list`.
    func list(for revision: ProtocolRevision) -> JSONObject {
        JSONObject([("tools", .array(tools.map { $0.definition(for: revision) }))])
    }

    /// The call that the parameters of `tools/call` describe.
    ///
    /// - Throws: ``RPCError`` where there is no such tool, or the parameters describe no call.
    func call(_ parameters: JSONObject) throws(RPCError) -> ToolCall {
        guard let name = parameters["name"]?.string else {
            throw .invalidParameters("'tools/call' needs 'name', a string")
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidParameters("unknown tool: '\(name)'; 'tools/list' names those there are")
        }
        guard let arguments = (parameters["arguments"] ?? [:]).object else {
            throw .invalidParameters("'arguments' must be an object")
        }
        return try ToolCall(tool: tool, arguments: arguments, parameters: parameters)
    }

    /// Makes a call.
    func run(_ call: ToolCall, for client: Client, through interaction: ClientInteraction) async -> Answer {
        do {
            let check = ArgumentCheck(tool: call.tool, canAsk: client.hasForms)
            let arguments = try check.check(call.arguments)
            let result = try await run(call, arguments, for: client, through: interaction)
            return .success(result.content(for: client.revision))
        } catch let error as WrongArguments {
            return wrongArguments(client) { _ in error.description }
        } catch let error as IntentSystemError {
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
    ) async throws -> ToolResult {
        switch call.tool.action {
        case .run(let intent):
            var arguments = arguments
            let isAgain = call.tool.takesAgain ? arguments[Tool.again]?.bool ?? false : false
            if call.tool.takesAgain { arguments[Tool.again] = nil }
            var invocation = IntentInvocation(intent: "\(intent.app.id)/\(intent.identifier)", arguments: arguments)
            invocation.requester = client.name
            invocation.hasReadForeignText = interaction.hasReadForeignText
            invocation.idempotencyKey = call.idempotencyKey
            invocation.runsAgain = call.isAgain || isAgain
            return ToolResult(try await system.run(invocation, through: interaction), of: call.tool, intent)
        case .find(let entity):
            let found = try await system.find(
                FindRequest(
                    entity: "\(entity.app.id)/\(entity.typeName)", text: arguments["text"]?.string,
                    conditions: arguments["where"]?.array?.compactMap(\.string) ?? [], sort: arguments["sort"]?.string,
                    limit: arguments["limit"]?.integer ?? Tool.defaultCount,
                    offset: arguments["offset"]?.integer ?? 0))
            return ToolResult(found: found, of: entity)
        case .undo:
            let request = UndoRequest(
                run: arguments["run"]?.integer.map(Int64.init), requester: client.name,
                hasReadForeignText: interaction.hasReadForeignText)
            return ToolResult(try await system.undo(request, through: interaction))
        }
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
