import AppIntents
import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

@Suite("A client that listens, in 2026-07-28,", .timeLimit(.minutes(2)))
struct ListenTests {
    /// The name in `_meta` of what a message belongs to.
    private static let key = "io.modelcontextprotocol/subscriptionId"

    /// Sends a `subscriptions/listen`.
    private static func listen(_ client: TestClient, _ notifications: JSONValue, id: JSONValue) {
        client.request(
            "subscriptions/listen", ["notifications": notifications, "_meta": TestClient.metadata()], id: id)
    }

    /// The filter that the server says to keep to.
    private static func acknowledged(_ client: TestClient, _ id: JSONValue) async throws -> JSONValue? {
        let message = try await client.first { subscription(of: $0) == id }
        #expect(message["method"] == "notifications/subscriptions/acknowledged")
        return message["params"]?["notifications"]
    }

    private static func subscription(of message: JSONValue) -> JSONValue? {
        (message["params"] ?? message["result"])?["_meta"]?[key]
    }

    /// Asks something whose answer comes after what was sent before.
    private static func discover(_ client: TestClient) async throws {
        _ = try await client.call("server/discover", ["_meta": TestClient.metadata()])
    }

    private static func resources(_ pages: String...) -> JSONValue {
        ["resourceSubscriptions": .array(pages.map { .string(Logbook.uri($0)) })]
    }

    @Test("is first told what of its filter is kept to")
    func acknowledgement() async throws {
        Logbook.write("calm", on: "acknowledged")
        let client = TestClient(catalog: .logbook)
        Self.listen(
            client,
            [
                "toolsListChanged": true, "promptsListChanged": true, "resourcesListChanged": false, "else": 5,
                "resourceSubscriptions": [
                    .string(Logbook.uri("acknowledged")), .string(Logbook.uri("none")), "file:///etc/passwd",
                ], "taskIds": ["one"],
            ], id: "first")
        // There are no prompts and no tasks, and two of the resources are not there.
        #expect(
            try await Self.acknowledged(client, "first") == [
                "toolsListChanged": true, "resourceSubscriptions": [.string(Logbook.uri("acknowledged"))],
            ])
        Self.listen(client, [:], id: 2)
        #expect(try await Self.acknowledged(client, 2) == [:])
    }

    @Test("is told of what it named, and of nothing else, under the id of its request")
    func told() async throws {
        Logbook.write("calm", on: "heard")
        Logbook.write("calm", on: "unheard")
        let client = TestClient(catalog: .logbook)
        Self.listen(client, Self.resources("heard"), id: 1)
        Self.listen(client, ["resourcesListChanged": true], id: "two")
        Self.listen(client, ["toolsListChanged": true], id: 3)
        for id: JSONValue in [1, "two", 3] { _ = try await Self.acknowledged(client, id) }
        client.system.changes.post(.intents)
        client.system.changes.post(.shortcuts)
        Logbook.announce("gale", on: "unheard")
        Logbook.announce("gale", on: "heard")
        Logbook.announce("calm", on: "heard-too")
        defer { Logbook.write(nil, on: "heard-too") }
        var methods: [JSONValue: String] = [:]
        while methods.count < 3 {
            let message = try await client.first { $0["method"] != nil }
            let id = try #require(Self.subscription(of: message))
            methods[id] = message["method"]?.string
            if id == 1 { #expect(message["params"]?["uri"]?.string == Logbook.uri("heard")) }
        }
        #expect(
            methods == [
                1: "notifications/resources/updated", "two": "notifications/resources/list_changed",
                3: "notifications/tools/list_changed",
            ])
    }

    @Test("is told on each of its streams that names a resource")
    func several() async throws {
        Logbook.write("calm", on: "several")
        let client = TestClient(catalog: .logbook)
        for id in 1...3 {
            Self.listen(client, Self.resources("several"), id: .integer(id))
            _ = try await Self.acknowledged(client, .integer(id))
        }
        Logbook.announce("gale", on: "several")
        for id in 1...3 {
            let message = try await client.first { Self.subscription(of: $0) == .integer(id) }
            #expect(message["method"] == "notifications/resources/updated")
        }
    }

    @Test("is told nothing, and not answered, once it has cancelled")
    func cancelled() async throws {
        Logbook.write("calm", on: "cancelled")
        let client = TestClient(catalog: .logbook)
        for id in 1...2 {
            Self.listen(client, Self.resources("cancelled"), id: .integer(id))
            _ = try await Self.acknowledged(client, .integer(id))
        }
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1]])
        try await Self.discover(client)
        for text in ["gale", "storm"] {
            Logbook.announce(text, on: "cancelled")
            let message = try await client.first { Self.subscription(of: $0) != nil }
            #expect(Self.subscription(of: message) == 2)
        }
        // The id is free again.
        Self.listen(client, Self.resources("cancelled"), id: 1)
        _ = try await Self.acknowledged(client, 1)
    }

    @Test("is answered on each stream when the server ends")
    func ended() async throws {
        Logbook.write("calm", on: "ended")
        let client = TestClient(catalog: .logbook)
        for id in 1...3 {
            Self.listen(client, Self.resources("ended"), id: .integer(id))
            _ = try await Self.acknowledged(client, .integer(id))
        }
        client.end()
        for id in 1...3 {
            let answer = try await client.answer(to: .integer(id))
            #expect(answer["result"]?["resultType"] == "complete" && Self.subscription(of: answer) == .integer(id))
        }
        try await client.ended()
        #expect(try await client.next() == nil)
    }

    @Test("takes no turn of a request that runs")
    func turns() async throws {
        let client = TestClient(catalog: .logbook)
        for id in 1...100 { Self.listen(client, ["toolsListChanged": true], id: .integer(id)) }
        for id in 1...100 { _ = try await Self.acknowledged(client, .integer(id)) }
        Logbook.write("calm", on: "turns")
        let read = try await client.call(
            "resources/read", ["uri": .string(Logbook.uri("turns")), "_meta": TestClient.metadata()])
        #expect(read["result"]?["contents"] != nil)
    }

    @Test("cannot open more than two thousand streams or so")
    func tooMany() async throws {
        let client = TestClient(catalog: .logbook)
        for id in 1...2048 { Self.listen(client, [:], id: .integer(id)) }
        for id in 1...2048 { _ = try await Self.acknowledged(client, .integer(id)) }
        Self.listen(client, [:], id: "more")
        #expect(try await client.answer(to: "more")["error"]?["code"] == -32603)
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 7]])
        Self.listen(client, [:], id: "again")
        _ = try await Self.acknowledged(client, "again")
    }

    @Test(
        "has to say right what it wants",
        arguments: [
            nil, [], "all", ["toolsListChanged": 1], ["resourceSubscriptions": "x"], ["resourceSubscriptions": [1]],
            ["taskIds": [:]], ["resourceSubscriptions": .array((0...256).map { .string("x\($0)") })],
        ] as [JSONValue?])
    func wrong(_ notifications: JSONValue?) async throws {
        let client = TestClient(catalog: .logbook)
        var parameters = JSONObject([("_meta", TestClient.metadata())])
        parameters["notifications"] = notifications
        #expect(try await client.call("subscriptions/listen", .object(parameters))["error"]?["code"] == -32602)
        let legacy = try await TestClient.introduced(catalog: .logbook)
        #expect(
            try await legacy.call("subscriptions/listen", ["notifications": [:]])["error"]?["code"] == -32601)
    }

    @Test("and one that began with initialize are both told, on one process")
    func bothEras() async throws {
        Logbook.write("calm", on: "both")
        let client = try await TestClient.introduced(catalog: .logbook)
        _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri("both"))])
        Self.listen(client, Self.resources("both"), id: "modern")
        _ = try await Self.acknowledged(client, "modern")
        Logbook.announce("gale", on: "both")
        _ = try await client.first { Self.subscription(of: $0) == "modern" }
        let legacy = try await client.first { $0["method"] == "notifications/resources/updated" }
        #expect(Self.subscription(of: legacy) == nil)
    }
}
