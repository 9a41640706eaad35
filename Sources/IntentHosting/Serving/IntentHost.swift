import AppIntents
import Foundation
import IntentRuntime
import JSON

/// Does what is asked of an app: runs its intents, performs its queries, tells what is on its screen.
package struct IntentHost: Sendable {
    let app: HostedApp

    /// A host of an app.
    ///
    /// - Parameter app: The app.
    package init(app: HostedApp) {
        self.app = app
    }

    /// Does what a request asks.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - request: With what.
    ///   - line: The way back to whoever asked.
    /// - Returns: What came of it.
    /// - Throws: ``HostFailure``.
    package func answer(
        _ method: String, _ request: JSONValue, through line: any HostLine
    ) async throws(HostFailure) -> JSONValue {
        let now = request["now"]?.double.map { Date(timeIntervalSinceReferenceDate: $0) }
        if let seconds = request["timeLimit"]?.double, seconds > 0, seconds < 1e9 {
            let limited = IntentHost(app: app.limited(to: .seconds(seconds)))
            return try await limited.answer(method, at: now, request, through: line)
        }
        return try await answer(method, at: now, request, through: line)
    }

    private func answer(
        _ method: String, at now: Date?, _ request: JSONValue, through line: any HostLine
    ) async throws(HostFailure) -> JSONValue {
        do {
            return try await IntentClock.$fixed.withValue(now) {
                switch method {
                case "describe": app.description
                case "run": try await run(request, line)
                case "entities": try await entities(request)
                case "annotations": try await annotations(request)
                case "values": try await values(request)
                case "export": try await export(request)
                case "import": try await importing(request)
                case "exportValue": try await exportValue(request)
                case "importValue": try await importingValue(request)
                case "catalog": ["title": .string(app.title), "catalog": app.system.catalog.json]
                case "invoke": try await invoke(request, line)
                case "find": try await find(request)
                case "choices": try await choices(request)
                case "entity": try await app.system.entity(at: try text("uri", of: request)).json
                case "inspect": await inspect(request)
                case "undo": ["undone": await app.system.undo().map { .string($0) } ?? .null]
                default: throw HostFailure(.invalidArgument, "the app knows no request '\(method)'")
                }
            }
        } catch {
            throw HostFailure(error)
        }
    }

    private func run(_ request: JSONValue, _ line: any HostLine) async throws -> JSONValue {
        let intent = try app.intent(named: try text("intent", of: request))
        var invocation = IntentInvocation(
            intent: "\(intent.app.id)/\(intent.identifier)", arguments: [:],
            isLowConfidence: request["isLowConfidence"]?.bool ?? false)
        for (name, value) in request["parameters"]?.object ?? [:] {
            invocation.given[name] = WireValue.container(value)
        }
        let outcome = try await app.system.run(
            invocation, through: HostInteraction(line: line, app: intent.app.id, catalog: app.system.catalog))
        return await RunReport(outcome).json
    }

    private func entities(_ request: JSONValue) async throws -> JSONValue {
        let type = try app.entity(named: try text("type", of: request)).localType()
        let found: [any AppEntity]
        switch try text("by", of: request) {
        case "all": found = try await app.system.allEntities(type)
        case "suggested": found = try await app.system.suggestedEntities(type)
        case "text": found = try await app.system.entities(type, matching: try text("text", of: request))
        case "identifiers":
            let identifiers = request["identifiers"]?.array?.compactMap(\.string) ?? []
            found = try await app.system.entities(type, identifiers: identifiers)
        case "index":
            let identifiers = try await SpotlightEntities.identifiers(
                matching: request["text"]?.string, typeName: type.persistentIdentifier)
            found = try await app.system.entities(type, identifiers: identifiers)
        case let other: throw HostFailure(.invalidArgument, "the app knows no way '\(other)' to find entities")
        }
        return await list(found)
    }

    private func values(_ request: JSONValue) async throws -> JSONValue {
        let query = try app.query(named: try text("query", of: request))
        let found = try await app.system.values(
            of: query, for: WireValue.container(request["input"] ?? .null), app: AppDescriptor.of(query).id)
        return await list(found)
    }

    func list(_ values: [any _IntentValue]) async -> JSONValue {
        var list: [JSONValue] = []
        for value in values { list.append(WireValue.json(await ValueTelling.container(value))) }
        return .array(list)
    }

    func text(_ name: String, of request: JSONValue) throws -> String {
        guard let text = request[name]?.string else {
            throw HostFailure(.invalidArgument, "the request has no '\(name)', which must be text")
        }
        return text
    }
}
