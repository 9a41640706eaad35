import AppIntents
import JSON
import Testing

@testable import ModelContextProtocol

@Suite("A call that takes long", .timeLimit(.minutes(1)))
struct TaskTests {
    private static let metadata = TestClient.metadata(capabilities: [
        "elicitation": [:], "extensions": ["io.modelcontextprotocol/tasks": [:]],
    ])

    private static let yes: JSONValue = ["action": "accept", "content": ["confirm": true]]

    private static func copying(_ signal: String, asks: Int = 0, fails: Bool = false) -> JSONValue {
        let arguments: JSONValue = ["signal": .string(signal), "asks": .integer(asks), "fails": .bool(fails)]
        return TestClient.call("copyShelf", arguments, metadata: metadata)
    }

    private func client(_ limits: RequestLimits = RequestLimits()) -> SessionClient {
        SessionClient(SessionClient.server(), limits: limits)
    }

    private func parameters(_ id: JSONValue, _ answers: JSONValue? = nil) -> JSONValue {
        var members = JSONObject([("taskId", id), ("_meta", Self.metadata)])
        members["inputResponses"] = answers
        return .object(members)
    }

    private func begin(_ client: SessionClient, _ call: JSONValue) async throws -> JSONValue {
        let result = try #require(try await client.call("tools/call", call)["result"])
        try #require(result["resultType"] == "task")
        return try #require(result["taskId"])
    }

    /// The task, once it stands as wanted.
    private func task(_ client: SessionClient, _ id: JSONValue, _ status: String) async throws -> JSONValue {
        while true {
            let result = try #require(try await client.call("tasks/get", parameters(id))["result"])
            #expect(result["resultType"] == "complete" && result["taskId"] == id)
            if result["status"]?.string == status { return result }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    @Test("is answered with a task, whose end has the result")
    func completed() async throws {
        let client = client()
        let created = try #require(try await client.call("tools/call", Self.copying("task 1"))["result"])
        #expect(created["resultType"] == "task" && created["status"] == "working")
        #expect(created["ttlMs"] == 3_600_000 && created["pollIntervalMs"]?.integer ?? 0 > 0)
        for name in ["createdAt", "lastUpdatedAt"] {
            #expect(created[name]?.string?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
        }
        for name in ["task", "result", "error", "inputRequests", "requestState"] { #expect(created[name] == nil) }
        let id = try #require(created["taskId"])
        // A task takes nobody's turn.
        #expect(client.session.count.running == 0)
        _ = try await task(client, id, "working")
        Signal.named("task 1").give()
        let ended = try await task(client, id, "completed")
        #expect(ended["result"]?["structuredContent"]?["value"] == "copied task 1 as nothing")
        #expect(ended["result"]?["isError"] == false)
        #expect(ended["error"] == nil)
        #expect(try await task(client, id, "completed") == ended, "the result is kept")
        try await client.count { $0 == SessionCount(tasks: 1) }
    }

    @Test("says how far it is in the task, not in notices of progress")
    func progress() async throws {
        let client = client()
        var members = try #require(Self.copying("task 2").object)
        var metadata = try #require(Self.metadata.object)
        metadata["progressToken"] = "token"
        members["_meta"] = .object(metadata)
        let id = try await begin(client, .object(members))
        while try await task(client, id, "working")["statusMessage"]?.string?.hasPrefix("25 %") != true {
            try await Task.sleep(for: .milliseconds(5))
        }
        Signal.named("task 2").give()
        _ = try await task(client, id, "completed")
        client.send(["jsonrpc": "2.0", "id": "last", "method": "server/discover", "params": ["_meta": Self.metadata]])
        #expect(try await client.next()["id"] == "last", "nothing was sent beside answers")
    }

    @Test("fails as its tool does: in the result")
    func failed() async throws {
        let client = client()
        Signal.named("task 3").give()
        let id = try await begin(client, Self.copying("task 3", fails: true))
        let ended = try await task(client, id, "completed")
        #expect(ended["result"]?["isError"] == true && ended["error"] == nil)
    }

    @Test("asks in the task, each question under a name of its own, and goes on with the answers")
    func asking() async throws {
        let client = client()
        Signal.named("task 4").give()
        let id = try await begin(client, Self.copying("task 4", asks: 2))
        for name in ["confirm", "confirm-2"] {
            let asked = try await task(client, id, "input_required")
            #expect(asked["inputRequests"]?.object?.names == [name])
            #expect(asked["inputRequests"]?[name]?["method"] == "elicitation/create")
            #expect(asked["requestState"] == nil && asked["result"] == nil)
            var unfit: JSONObject = ["other": ["action": "accept"]]
            unfit[name] = 5
            let ignored = try await client.call("tasks/update", parameters(id, .object(unfit)))["result"]
            #expect(ignored?["resultType"] == "complete" && ignored?["status"] == nil)
            #expect(try await task(client, id, "input_required")["inputRequests"] == asked["inputRequests"])
            let answers: JSONObject = JSONObject([(name, Self.yes)])
            let done = try await client.call("tasks/update", parameters(id, .object(answers)))["result"]
            #expect(done?["resultType"] == "complete" && done?["taskId"] == nil)
        }
        while try await task(client, id, "input_required")["inputRequests"]?["label"] == nil {}
        let answers: JSONValue = ["label": ["action": "accept", "content": ["label": "blue"]]]
        _ = try await client.call("tasks/update", parameters(id, answers))
        let ended = try await task(client, id, "completed")
        #expect(ended["result"]?["structuredContent"]?["value"] == "copied task 4 as blue")
        try await client.count { $0 == SessionCount(tasks: 1) }
    }

    @Test("that asks before it begins does so without a task")
    func askingFirst() async throws {
        let client = client()
        Signal.named("task 5").give()
        let call = TestClient.call("copyShelf", metadata: Self.metadata)
        let asked = try await client.call("tools/call", call)["result"]
        #expect(asked?["resultType"] == "input_required" && asked?["taskId"] == nil)
        let answers: JSONValue = ["signal": ["action": "accept", "content": ["signal": "task 5"]]]
        let created = try await client.answer(to: client.repeating(call, asked, answers))["result"]
        #expect(created?["resultType"] == "task" && created?["requestState"] == nil)
        let ended = try await task(client, try #require(created?["taskId"]), "completed")
        #expect(ended["result"]?["structuredContent"]?["value"] == "copied task 5 as nothing")
    }

    @Test("stops when the task is cancelled, and is told why; to cancel it again is no error")
    func cancelled() async throws {
        let client = client()
        let id = try await begin(client, Self.copying("task 6"))
        await Signal.named("task 6").started()
        for _ in 0..<2 {
            let done = try await client.call("tasks/cancel", parameters(id))["result"]
            #expect(done?["resultType"] == "complete" && done?["status"] == nil)
        }
        await Signal.named("task 6").cancelled()
        #expect(CopyShelfIntent.stop("task 6") == .userCancelled)
        let ended = try await task(client, id, "cancelled")
        #expect(ended["result"] == nil && ended["error"] == nil)
        try await client.count { $0 == SessionCount(tasks: 1) }
    }

    @Test("and asks is stopped when the task is cancelled")
    func cancelledAsking() async throws {
        let client = client()
        let id = try await begin(client, Self.copying("task 7", asks: 1))
        _ = try await task(client, id, "input_required")
        _ = try await client.call("tasks/cancel", parameters(id))
        _ = try await task(client, id, "cancelled")
        try await client.count { $0 == SessionCount(tasks: 1) }
    }

    @Test("is answered as any other to a client that takes no tasks")
    func undeclared() async throws {
        let client = client()
        Signal.named("task 8").give()
        let arguments: JSONValue = ["signal": "task 8"]
        let answer = try await client.call(
            "tools/call", TestClient.call("copyShelf", arguments, metadata: TestClient.metadata()))
        #expect(answer["result"]?["resultType"] == "complete" && answer["result"]?["taskId"] == nil)
        #expect(answer["result"]?["structuredContent"]?["value"] == "copied task 8 as nothing")
    }

    @Test("is no task for a client that declares no tasks", arguments: ["tasks/get", "tasks/update", "tasks/cancel"])
    func gated(_ method: String) async throws {
        let parameters: JSONValue = ["taskId": "x", "inputResponses": [:], "_meta": TestClient.metadata()]
        let error = try await client().call(method, parameters)["error"]
        #expect(error?["code"] == -32021)
        #expect(error?["data"] == ["requiredCapabilities": ["extensions": ["io.modelcontextprotocol/tasks": [:]]]])
        let legacy = try await TestClient.introduced().call(method, ["taskId": "x"])
        #expect(legacy["error"]?["code"] == -32601)
    }

    @Test("is known by its task only to whom it was given", arguments: ["tasks/get", "tasks/update", "tasks/cancel"])
    func unknown(_ method: String) async throws {
        let server = SessionClient.server()
        let ann = SessionClient(server, principal: "ann")
        let bob = SessionClient(server, principal: "bob")
        let id = try await begin(ann, Self.copying("task 9 \(method)"))
        for wrong in [id, "nobody", .null, 5] {
            let answer = try await bob.call(method, parameters(wrong, [:]))
            #expect(answer["error"]?["code"] == -32602)
        }
        #expect(try await ann.call(method, parameters(id, [:]))["result"]?["resultType"] == "complete")
        ann.session.cancelAll()
        try await ann.count { $0 == SessionCount() }
    }

    @Test("becomes a task when its client has waited long, whatever the intent says of itself")
    func patience() async throws {
        let client = client(RequestLimits(patience: .milliseconds(1)))
        let id = try await begin(client, TestClient.call("wait", ["signal": "task 10"], metadata: Self.metadata))
        Signal.named("task 10").give()
        let ended = try await task(client, id, "completed")
        #expect(ended["result"]?["structuredContent"]?["value"] == "waited for task 10")
    }

    @Test("is forgotten when its time is over, and stopped if it is at work")
    func expired() async throws {
        let client = client(RequestLimits(taskTime: .milliseconds(20)))
        let id = try await begin(client, Self.copying("task 11"))
        try await client.count { $0 == SessionCount() }
        await Signal.named("task 11").cancelled()
        #expect(try await client.call("tasks/get", parameters(id))["error"]?["code"] == -32602)
    }

    @Test("is answered as any other where too many are at work, and those that ended give way to new ones")
    func bounded() async throws {
        let client = client(RequestLimits(workingTasks: 1, tasks: 2))
        let first = try await begin(client, Self.copying("task 12"))
        Signal.named("task 13").give()
        let plain = try await client.call("tools/call", Self.copying("task 13"))["result"]
        #expect(plain?["resultType"] == "complete")
        Signal.named("task 12").give()
        _ = try await task(client, first, "completed")
        for _ in 0..<2 {
            let id = try await begin(client, Self.copying("task 13"))
            _ = try await task(client, id, "completed")
        }
        try await client.count { $0 == SessionCount(tasks: 2) }
        #expect(try await client.call("tasks/get", parameters(first))["error"]?["code"] == -32602)
    }

    @Test("goes on as a task when the client that began it goes away")
    func away() async throws {
        let client = client()
        let id = try await begin(client, Self.copying("task 14"))
        client.leave()
        Signal.named("task 14").give()
        let back = SessionClient(session: client.session, scope: 1)
        _ = try await task(back, id, "completed")
    }

    @Test("that is told of in the task is foreign text read")
    func foreignText() async throws {
        let client = client()
        Signal.named("task 15").give()
        let id = try await begin(client, Self.copying("task 15"))
        _ = try await task(client, id, "completed")
        #expect(client.session.hasReadForeignText)
    }
}
