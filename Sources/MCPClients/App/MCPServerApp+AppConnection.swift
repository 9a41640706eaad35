import IntentRuntime
import JSON
import JoinedApps

extension MCPServerApp: AppConnection {
    /// Calls a tool.
    ///
    /// - Parameters:
    ///   - invocation: The tool, by its name, and the values given.
    ///   - gatekeeper: Who decides whether it may be called.
    ///   - interaction: The way to the person.
    /// - Returns: What the tool says, its structured result and the resources that it points to.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    public func run(
        _ invocation: IntentInvocation, admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        let tool = try await ready().listing.tool(named: invocation.intent, of: app)
        let values = try await values(invocation.arguments, for: tool, through: interaction)
        try await gatekeeper.admit(
            AdmissionRequest(
                app: app.id, intent: tool.name, schema: nil, title: tool.title, effect: tool.effect, subjects: [],
                recipients: [], values: values, question: tool.question(with: values, app: app.id),
                requester: invocation.requester, hasReadForeignText: invocation.hasReadForeignText),
            through: interaction)
        // What was allowed is this tool, not whatever the server has made of it while the person was asked.
        let (session, listing) = try await ready()
        guard listing.tools[tool.name] == tool else {
            throw IntentSystemError.failed(
                "\(session.server) has changed its tool '\(tool.name)' while it was about to be run; nothing was done")
        }
        return try await call(tool, values, by: session, through: interaction)
    }

    /// Finds resources of the server's.
    ///
    /// - Parameter request: The type, `Resource`, and what the resources must be.
    /// - Throws: ``IntentSystemError``.
    public func find(_ request: FindRequest) async throws -> FoundEntities {
        let (session, listing) = try await ready()
        let type = try type(named: request.entity, in: listing)
        let filter = try await RecordFilter(request, of: type)
        return filter.found(in: try await resources(of: session).map { $0.record(of: app) })
    }

    /// Reads a resource.
    ///
    /// - Parameter uri: The URI of the entity that it is, with the server's own URI as the id.
    /// - Throws: ``IntentSystemError``.
    public func entity(at uri: String) async throws -> EntityRecord {
        let address = try EntityURI(uri)
        let (session, listing) = try await ready()
        _ = try type(named: "\(address.app)/\(address.type)", in: listing)
        let answer: JSONObject
        do {
            answer = try await session.request(
                ResourceContents.method, ["uri": .string(address.id)], limit: limits.call)
        } catch ServerFault.refused(_, let error) where error.saysNotThere {
            throw IntentSystemError.notFound(type: "resource", words: address.id)
        } catch let fault as ServerFault {
            throw fault.error(of: session.server)
        }
        let contents = try await told(by: session) { try ResourceContents(answer) }
        guard contents.text?.utf8.count ?? 0 <= ResourceContents.sizeLimit else {
            throw IntentSystemError.tooLarge(entity: uri, property: "content", size: contents.size)
        }
        let known = try? await resources(of: session).first { $0.uri == address.id }
        return (known ?? ServerResource(uri: address.id)).record(of: app, contents: contents)
    }

    /// Takes back nothing: the protocol has no way to.
    public func undo() async throws -> String? { nil }

    /// Has the app tell what its server says to have changed.
    ///
    /// - Parameter listener: Takes what changes, from any thread; with `nil` nobody wants to know any more.
    public func watch(_ listener: (@Sendable (SystemChange) -> Void)?) { changes.set(listener) }

    // MARK: Calling

    /// The values for a tool: those given, and those that the person is asked for.
    private func values(
        _ arguments: JSONObject, for tool: ServerTool, through interaction: any Interaction
    ) async throws -> JSONObject {
        for name in arguments.names where !tool.parameters.contains(where: { $0.name == name }) {
            throw IntentSystemError.unknownParameter(
                intent: tool.name, name: name, known: tool.parameters.map(\.name))
        }
        let filling = ValueFilling(app: app.id, intent: tool.name, interaction: interaction)
        var values = JSONObject()
        for parameter in tool.parameters {
            if let given = arguments[parameter.name], given != .null {
                values[parameter.name] = try await filling.value(given, for: parameter)
            } else if parameter.isRequired {
                if let value = parameter.defaultValue {
                    values[parameter.name] = value
                    continue
                }
                let question = "What is '\(parameter.title)' for '\(tool.title)' of '\(app.id)'?"
                guard let value = try await filling.ask(for: parameter, question) else {
                    throw filling.missing(parameter)
                }
                values[parameter.name] = value
            }
        }
        return values
    }

    private func call(
        _ tool: ServerTool, _ values: JSONObject, by session: ServerSession, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        let (reports, progress) = AsyncStream.makeStream(
            of: ProgressReport.self, bufferingPolicy: .bufferingNewest(1))
        let teller = Task { for await report in reports { await interaction.report(report) } }
        defer { progress.finish() }
        do {
            let call = ToolCall(interaction: interaction, progress: progress)
            let result = try await result(of: tool, values, by: session, call)
            progress.finish()
            await teller.value
            let answer = try ToolAnswer(result, of: tool)
            let records = answer.resources.map { $0.record(of: app) }
            let isSilent = answer.words == nil && answer.value == nil && records.isEmpty
            return IntentOutcome(
                intent: tool.name,
                value: answer.value
                    ?? (records.isEmpty ? nil : records.count == 1 ? records[0].json : .array(records.map(\.json))),
                dialog: isSilent ? "'\(tool.name)' is done; it says nothing." : answer.words, records: records)
        } catch let failure as ToolAnswer.Failure {
            throw IntentSystemError.failed(
                "'\(tool.name)' of \(session.server) failed: \(ServerText.words(failure.words, limit: 4000))")
        } catch ServerFault.silent(_, let seconds, nil) {
            throw IntentSystemError.timedOut(intent: "\(app.id)/\(tool.name)", seconds: seconds)
        } catch let fault as ServerFault {
            throw fault.error(of: session.server)
        }
    }

    /// What a server answers a call with, once all that it asks is answered.
    private func result(
        of tool: ServerTool, _ values: JSONObject, by session: ServerSession, _ call: ToolCall
    ) async throws -> JSONObject {
        var parameters: JSONObject = ["name": .string(tool.name), "arguments": .object(values)]
        for _ in 0..<OpenRequest.mostQuestions {
            let result = try await session.request(ToolAnswer.method, parameters, limit: limits.call, call: call)
            guard result["resultType"]?.string == "input_required" else { return result }
            var answers = JSONObject()
            for (name, request) in result["inputRequests"]?.object ?? JSONObject() {
                guard request["method"]?.string == Elicitation.method else {
                    throw ServerFault.malformed(
                        method: ToolAnswer.method, "it wants something else of this client than to ask the person")
                }
                do {
                    let question = try Elicitation(request["params"]?.object ?? JSONObject(), app: app.id)
                    answers[name] = await question.answer(through: call.interaction)
                } catch {
                    throw ServerFault.malformed(method: ToolAnswer.method, "\(error)")
                }
            }
            parameters["inputResponses"] = .object(answers)
            parameters["requestState"] = result["requestState"]
        }
        throw ServerFault.malformed(method: ToolAnswer.method, "it asks the person over and over")
    }

    // MARK: Resources

    /// How many resources are taken.
    private static let mostResources = 5000

    private func resources(of session: ServerSession) async throws -> [ServerResource] {
        try await told(by: session) {
            let list = try await session.pages(
                "resources/list", "resources", most: Self.mostResources, limit: limits.call)
            var seen: Set<String> = []
            return list.elements.compactMap { ServerResource($0) }.filter { seen.insert($0.uri).inserted }
        }
    }

    private func type(named name: String, in listing: ServerListing) throws(IntentSystemError) -> EntityDescriptor {
        let names = [ServerResource.typeName, "\(app.id)/\(ServerResource.typeName)"]
        guard listing.hasResources, names.contains(where: { $0.lowercased() == name.lowercased() }) else {
            throw .unknownName(kind: "entity", name: name, nearest: listing.hasResources ? [names[1]] : [])
        }
        return ServerResource.type(of: app)
    }
}

extension RemoteError {
    /// Whether the error says that there is no such resource.
    fileprivate var saysNotThere: Bool { code == Code.resourceNotFound || code == Code.invalidParameters }
}
