import IntentRuntime
import JSON

/// Completes what is typed for arguments of prompts and variables of templates.
struct Completer: Sendable {
    /// How many values are told at most, as the protocol has it.
    private static let valueLimit = 100
    /// The longest title that stands for itself; a longer one is told by the id of its thing.
    private static let longestTitle = 200

    let system: IntentSystem
    let prompts: PromptCatalog
    /// How long the apps may take; whoever types does not wait.
    var patience: Duration = .seconds(2)

    /// Looks up what is asked for.
    private typealias Search = @Sendable () async throws -> ParameterChoices

    /// What answers a request.
    ///
    /// - Parameter request: The request.
    /// - Throws: ``RPCError`` where there is no such prompt, template, argument or variable.
    func work(_ request: CompletionRequest) throws(RPCError) -> @Sendable () async -> Answer {
        switch request.reference {
        case .prompt(let name):
            let prompt = try prompts.prompt(named: name)
            guard prompt.arguments.contains(where: { $0.name == request.name }) else {
                throw Self.unknown(request.name, "argument of the prompt '\(name)'", prompt.arguments.map(\.name))
            }
            let search: Search = { [system] in
                try await system.choices(
                    for: request.name, of: prompt.intent, matching: request.text, beside: request.arguments,
                    limit: Self.valueLimit)
            }
            return { await answer(search) { Self.value(of: $0, beside: $1) } }
        case .resource(let uri):
            let (type, variables) = try template(uri)
            guard variables.contains(request.name) else {
                throw Self.unknown(request.name, "variable of the template", variables)
            }
            guard request.name == "id" else { return { Self.result(of: [], ParameterChoices?.none) } }
            let search: Search = { [system] in
                try await system.choices(of: type, matchingTitleOrID: request.text, limit: Self.valueLimit)
            }
            return { await answer(search) { choice, _ in Self.id(of: choice) } }
        }
    }

    /// The answer, in time: what the apps have not told by then is left out.
    private func answer(
        _ search: @escaping Search, _ value: (Choice, [Choice]) -> String?
    ) async -> Answer {
        let first = FirstAnswer<Result<ParameterChoices?, any Error>>()
        let work = Task {
            do {
                first.give(.success(try await search()))
            } catch {
                first.give(.failure(error))
            }
        }
        let limit = Task { [patience] in
            try await Task.sleep(for: patience)
            first.give(.success(nil))
        }
        let outcome = await withTaskCancellationHandler {
            await first.wait()
        } onCancel: {
            first.give(.failure(CancellationError()))
        }
        work.cancel()
        limit.cancel()
        switch outcome {
        case .success(let found):
            let choices = found?.choices ?? []
            return Self.result(of: choices.compactMap { value($0, choices) }, found)
        case .failure(let error as IntentSystemError):
            return .failure(.fencing { .internalError(error.description(fencedBy: $0)) })
        case .failure(let error):
            return .failure(.fencing { .internalError($0.fenced(String(describing: error))) })
        }
    }

    private static func result(of values: [String], _ found: ParameterChoices?) -> Answer {
        var seen: Set<String> = []
        let values = values.filter { seen.insert($0).inserted }
        var completion = JSONObject([("values", .array(values.map { .string($0) }))])
        if let total = found?.total { completion["total"] = .integer(max(total, values.count)) }
        completion["hasMore"] = .bool(found?.hasMore ?? false)
        var foreign = ForeignText()
        if found?.areContent == true, !values.isEmpty { foreign.note("/completion/values") }
        return .success(foreign.marking(JSONObject([("completion", .object(completion))])))
    }

    /// What is typed for a choice: its title where that alone is found by it again, else its id.
    private static func value(of choice: Choice, beside all: [Choice]) -> String? {
        let isPlain =
            !choice.title.isEmpty && choice.title.count <= longestTitle
            && VisibleText.of(choice.title, [.onOneLine, .whole]) == choice.title
        if isPlain, !all.contains(where: { $0.title == choice.title && $0.id != choice.id }) { return choice.title }
        return VisibleText.of(choice.id, [.onOneLine, .whole])
    }

    /// The id of an entity; `nil` for one that is not the same any more once what is hidden in it is written out.
    private static func id(of choice: Choice) -> String? {
        guard let id = try? EntityURI(choice.id).id, VisibleText.of(id, [.onOneLine, .whole]) == id else { return nil }
        return id
    }

    // MARK: Templates

    /// The entity type and the variables of a template.
    private func template(_ uri: String) throws(RPCError) -> (type: EntityDescriptor, variables: [String]) {
        for type in system.catalog.entities {
            let base = "appintents://\(type.app.id)/\(type.typeName)/{id}"
            guard uri.hasPrefix(base) else { continue }
            let rest = uri.dropFirst(base.count)
            if rest.isEmpty { return (type, ["id"]) }
            // The form of RFC 6570 that adds a query.
            guard rest.hasPrefix("{?"), rest.hasSuffix("}") else { continue }
            return (type, ["id"] + rest.dropFirst(2).dropLast().split(separator: ",").map { String($0) })
        }
        throw .fencing { fence in
            .invalidParameters(
                "no template of resources: \(fence.inline(uri)); 'resources/templates/list' names those there are")
        }
    }

    private static func unknown(_ name: String, _ what: String, _ known: [String]) -> RPCError {
        .fencing { fence in
            let names = known.map { "'\($0)'" }.joined(separator: ", ")
            return .invalidParameters(
                "no \(what): \(fence.inline(name)); " + (known.isEmpty ? "it has none" : "it has \(names)"))
        }
    }
}
