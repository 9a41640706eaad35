import AppIntents
import IntentRuntime
import JSON
import Synchronization
import Testing

@testable import ModelContextProtocol

@Suite("Ten thousand calls that ask", .timeLimit(.minutes(15)))
struct SoakTests {
    /// Numbers that are the same in each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 33
        }
    }

    /// Lets everything run, so that no question comes but those that are meant.
    private struct OpenGate: Gatekeeper {
        func authenticate(
            for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
        ) async throws {}

        func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {}
    }

    private static let metadata = TestClient.metadata(capabilities: [
        "elicitation": [:], "extensions": ["io.modelcontextprotocol/tasks": [:]],
    ])

    @Test("and are answered, refused, left and cancelled in any order leave nothing behind", arguments: [1, 2])
    func soak(_ seed: UInt64) async throws {
        var numbers = Numbers(state: seed)
        let limits = RequestLimits(
            parked: 16, parkedTime: .milliseconds(20), workingTasks: 8, tasks: 12, taskTime: .milliseconds(50))
        let server = MCPServer(system: IntentSystem(catalog: .work, gatekeeper: OpenGate()))
        let client = SessionClient(server, limits: limits)
        let legacy = SessionClient(session: client.session, scope: 1)
        _ = try await legacy.call(
            "initialize", ["protocolVersion": "2025-11-25", "capabilities": ["elicitation": [:]]])
        Signal.named("soak").give()
        for number in 0..<5000 {
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0..<4: try await ask(client, number, &numbers)
            case 4..<7: try await work(client, number, &numbers)
            default: try await elicit(legacy, &numbers)
            }
        }
        for task in client.session.state.withLock(\.tasks) {
            let parameters: JSONValue = ["taskId": .string(task.id), "_meta": Self.metadata]
            _ = try await client.call("tasks/cancel", parameters)
        }
        try await client.count { $0 == SessionCount(tasks: $0.tasks) && $0.tasks <= 12 }
        client.session.cancelAll()
        #expect(client.session.count == SessionCount())
    }

    /// A call of 2026-07-28 that asks.
    private func ask(_ client: SessionClient, _ number: Int, _ numbers: inout Numbers) async throws {
        let call = TestClient.call("lendBook", ["book": "dusk", "genre": "sea"], metadata: Self.metadata)
        let id = client.request("tools/call", call)
        if Int.random(in: 0..<8, using: &numbers) == 0 {
            // Whether the question was asked before is not known, so nothing can be waited for.
            return client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id]])
        }
        let asked = try await client.answer(to: id)["result"]
        #expect(asked?["resultType"] == "input_required")
        let answers: [JSONValue?] = [
            ["days": ["action": "accept", "content": ["days": .integer(number)]]], ["days": ["action": "decline"]],
            ["days": 5], ["other": [:]], nil,
        ]
        guard let chosen = answers.randomElement(using: &numbers), Bool.random(using: &numbers) else { return }
        // It may be too late by now; then it is refused.
        _ = try await client.answer(to: client.repeating(call, asked, chosen))
    }

    /// A call that becomes a task.
    private func work(_ client: SessionClient, _ number: Int, _ numbers: inout Numbers) async throws {
        let asks = Int.random(in: 0...1, using: &numbers)
        let call = TestClient.call("copyShelf", ["signal": "soak", "asks": .integer(asks)], metadata: Self.metadata)
        let created = try await client.call("tools/call", call)["result"]
        guard let id = created?["taskId"] else { return try await close(client, call, created) }
        let parameters: JSONValue = [
            "taskId": id, "_meta": Self.metadata,
            "inputResponses": ["confirm": ["action": "decline"], "other": ["action": "accept"]],
        ]
        let methods = ["tasks/get", "tasks/update", "tasks/cancel"]
        for _ in 0..<Int.random(in: 1..<4, using: &numbers) {
            _ = try await client.call(methods.randomElement(using: &numbers) ?? "tasks/get", parameters)
        }
    }

    /// Ends a call that was not made a task, since too many are at work, and asks in its own name.
    private func close(_ client: SessionClient, _ call: JSONValue, _ asked: JSONValue?) async throws {
        guard asked?["resultType"] == "input_required" else { return }
        _ = try await client.answer(to: client.repeating(call, asked, ["confirm": ["action": "decline"]]))
    }

    /// A call of 2025-11-25 that asks.
    private func elicit(_ client: SessionClient, _ numbers: inout Numbers) async throws {
        let id = client.request("tools/call", TestClient.call("lendBook", ["book": "dusk", "genre": "sea"]))
        let cancellation: JSONValue = [
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id],
        ]
        guard Int.random(in: 0..<6, using: &numbers) > 0 else {
            client.send(cancellation)
            return try await client.forgetRequests()
        }
        let question = try await client.first { $0["method"] == "elicitation/create" }
        guard Int.random(in: 0..<4, using: &numbers) > 0 else {
            client.send(cancellation)
            return try await client.forgetRequests()
        }
        let results: [JSONValue] = [
            ["action": "accept", "content": ["days": 3]], ["action": "decline"], ["action": "accept"], 5,
        ]
        client.send([
            "jsonrpc": "2.0", "id": try #require(question["id"]),
            "result": results.randomElement(using: &numbers) ?? .null,
        ])
        _ = try await client.answer(to: id)
    }
}
