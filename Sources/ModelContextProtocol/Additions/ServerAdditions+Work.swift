import JSON

extension ServerAdditions {
    /// How many values a completion may have, by the protocol.
    private static let completionLimit = 100

    /// What answers a request that is for an addition; `nil` for all others.
    ///
    /// - Throws: ``RPCError`` where the parameters are wrong.
    func work(
        _ method: Method, _ client: Client, _ parameters: JSONObject, in session: Session
    ) throws(RPCError) -> OpenRequest.Work? {
        switch method {
        case .callTool, .getPrompt, .readResource:
            if client.revision.isStateless, let answers = parameters["inputResponses"], answers.object == nil {
                throw .invalidParameters("'inputResponses' must be an object, not \(answers.kind)")
            }
        default: break
        }
        let context: @Sendable (OpenRequest.Serial) -> RequestContext = { serial in
            RequestContext(session: session, serial: serial, client: client, parameters: parameters)
        }
        switch method {
        case .callTool: return try call(client, parameters, context)
        case .readResource: return read(client, parameters, context)
        case .getPrompt: return try prompt(client, parameters, context)
        case .complete: return try completion(parameters)
        default: return nil
        }
    }

    // MARK: Kinds of request

    private func call(
        _ client: Client, _ parameters: JSONObject,
        _ context: @escaping @Sendable (OpenRequest.Serial) -> RequestContext
    ) throws(RPCError) -> OpenRequest.Work? {
        guard let name = parameters["name"]?.string, let tool = tool(named: name) else { return nil }
        guard let arguments = (parameters["arguments"] ?? [:]).object else {
            throw .invalidParameters("'arguments' must be an object")
        }
        let faults = tool.faults(in: arguments)
        guard faults.isEmpty else {
            let words = "'\(name)' was not called: \(faults.joined(separator: "; "))"
            guard client.revision.tellsWrongArgumentsInResult else { throw .invalidParameters(words) }
            return { _ in .success(ToolResult.failure { _ in words }) }
        }
        let revision = client.revision
        return { serial in
            do {
                let content = try await tool.handler(arguments, context(serial))
                return .success([
                    "content": .array(content.map { $0.json(for: revision) }), "isError": false,
                ])
            } catch let error as AdditionError {
                // What a client has not declared is an error of the protocol, in the revisions that have one for it.
                if case .missingCapability = error, revision.isStateless { return .failure(error.error(in: revision)) }
                return .success(ToolResult.failure { _ in error.description })
            } catch {
                return .success(ToolResult.failure { _ in String(describing: error) })
            }
        }
    }

    private func read(
        _ client: Client, _ parameters: JSONObject,
        _ context: @escaping @Sendable (OpenRequest.Serial) -> RequestContext
    ) -> OpenRequest.Work? {
        guard let uri = parameters["uri"]?.string else { return nil }
        if let resource = resource(at: uri) {
            return { serial in
                await Self.reading(uri, client.revision) { try await resource.reader(context(serial)) }
            }
        }
        for template in templates {
            guard let values = template.values(in: uri) else { continue }
            return { serial in
                await Self.reading(uri, client.revision) { try await template.reader(uri, values, context(serial)) }
            }
        }
        return nil
    }

    private func prompt(
        _ client: Client, _ parameters: JSONObject,
        _ context: @escaping @Sendable (OpenRequest.Serial) -> RequestContext
    ) throws(RPCError) -> OpenRequest.Work? {
        guard let name = parameters["name"]?.string, let prompt = prompt(named: name) else { return nil }
        var arguments: [String: String] = [:]
        for (argument, value) in parameters["arguments"]?.object ?? [:] {
            guard let text = value.string else {
                throw .invalidParameters("the argument '\(argument)' must be a string, not \(value.kind)")
            }
            guard prompt.arguments.contains(where: { $0.name == argument }) else {
                throw .invalidParameters("the prompt '\(name)' has no argument '\(argument)'")
            }
            arguments[argument] = text
        }
        for argument in prompt.arguments where argument.isRequired && arguments[argument.name] == nil {
            throw .invalidParameters("the prompt '\(name)' needs the argument '\(argument.name)', a string")
        }
        let given = arguments
        return { serial in
            await Self.answer(client.revision) {
                let messages = try await prompt.handler(given, context(serial))
                return [
                    "description": .string(prompt.description),
                    "messages": .array(messages.map { $0.json(for: client.revision) }),
                ]
            }
        }
    }

    private func completion(_ parameters: JSONObject) throws(RPCError) -> OpenRequest.Work? {
        let reference = parameters["ref"]
        let completer: AddedPrompt.Completer?
        switch reference?["type"]?.string {
        case "ref/prompt":
            guard let prompt = reference?["name"]?.string.flatMap({ prompt(named: $0) }) else { return nil }
            completer = prompt.completer
        case "ref/resource":
            guard let template = templates.first(where: { $0.uriTemplate == reference?["uri"]?.string }) else {
                return nil
            }
            completer = template.completer
        default: return nil
        }
        guard let name = parameters["argument"]?["name"]?.string,
            let beginning = parameters["argument"]?["value"]?.string
        else {
            throw .invalidParameters("'completion/complete' needs 'argument' with 'name' and 'value', both strings")
        }
        return { _ in
            await Self.answer(.newestHandshake) {
                let values = try await completer?(name, beginning) ?? []
                return [
                    "completion": [
                        "values": .array(values.prefix(Self.completionLimit).map { .string($0) }),
                        "total": .integer(values.count), "hasMore": .bool(values.count > Self.completionLimit),
                    ]
                ]
            }
        }
    }

    // MARK: Answers

    private static func reading(
        _ uri: String, _ revision: ProtocolRevision, _ read: () async throws -> [ResourceContents]
    ) async -> Answer {
        await answer(revision) {
            let contents = try await read()
            // A list without anything would say that there is such a resource.
            guard !contents.isEmpty else { throw AdditionError.resourceNotFound(uri: uri) }
            return ["contents": .array(contents.map(\.json))]
        }
    }

    private static func answer(
        _ revision: ProtocolRevision, _ make: () async throws -> JSONObject
    ) async -> Answer {
        do {
            return .success(try await make())
        } catch let error as AdditionError {
            return .failure(error.error(in: revision))
        } catch {
            return .failure(.internalError(String(describing: error)))
        }
    }
}
