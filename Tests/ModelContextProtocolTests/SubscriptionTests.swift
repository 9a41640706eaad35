import AppIntents
import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

@Suite("A client that began with initialize", .timeLimit(.minutes(2)))
struct SubscriptionTests {
    /// The URIs of what a client was told to have changed, until it was told of one.
    private static func told(_ client: TestClient, until last: String) async throws -> [String] {
        var uris: [String] = []
        while uris.last != last {
            let message = try await client.first { $0["method"] == "notifications/resources/updated" }
            uris.append(message["params"]?["uri"]?.string ?? "")
        }
        return uris
    }

    @Test("is told what it can subscribe to", arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func capabilities(_ revision: String) async throws {
        let answer = try await TestClient(catalog: .logbook).call(
            "initialize", ["protocolVersion": .string(revision), "capabilities": [:]])
        let capabilities = answer["result"]?["capabilities"]
        #expect(capabilities?["resources"] == ["subscribe": true, "listChanged": true])
        #expect(capabilities?["tools"]?["listChanged"] == true)
    }

    @Test("is told when a resource that it subscribed to changes, by the URI that it gave")
    func updated() async throws {
        Logbook.write("calm", on: "updated")
        let client = try await TestClient.introduced(catalog: .logbook)
        let uri = Logbook.uri("%75pdated")
        #expect(try await client.call("resources/subscribe", ["uri": .string(uri)])["result"] == [:])
        Logbook.announce("gale", on: "updated")
        #expect(try await Self.told(client, until: uri) == [uri])
    }

    @Test("is told of what no app says")
    func silent() async throws {
        Logbook.write("calm", on: "silent")
        let client = try await TestClient.introduced(catalog: .logbook)
        _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri("silent"))])
        Logbook.write("gale", on: "silent")
        #expect(try await Self.told(client, until: Logbook.uri("silent")).count == 1)
    }

    @Test("is told of what an intent does")
    func run() async throws {
        Logbook.write("calm", on: "run")
        let client = try await TestClient.introduced(catalog: .logbook)
        _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri("run"))])
        #expect(try await client.tool("writePage", ["page": "run", "text": "gale"])["result"]?["isError"] == false)
        #expect(try await Self.told(client, until: Logbook.uri("run")).count == 1)
    }

    @Test("is not told of what stays as it is, whatever is said")
    func unchanged() async throws {
        Logbook.write("calm", on: "unchanged")
        Logbook.write("calm", on: "changed")
        let client = try await TestClient.introduced(catalog: .logbook)
        for page in ["unchanged", "changed"] {
            _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri(page))])
        }
        for _ in 0..<100 { Logbook.announce("calm", on: "unchanged") }
        Logbook.announce("gale", on: "changed")
        #expect(try await Self.told(client, until: Logbook.uri("changed")) == [Logbook.uri("changed")])
    }

    @Test("is told nothing of a resource once its unsubscribing is answered")
    func unsubscribed() async throws {
        Logbook.write("calm", on: "left")
        Logbook.write("calm", on: "kept")
        let client = try await TestClient.introduced(catalog: .logbook)
        for page in ["left", "kept"] {
            _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri(page))])
        }
        let answer = try await client.call("resources/unsubscribe", ["uri": .string(Logbook.uri("left"))])
        #expect(answer["result"] == [:])
        // The things of an app are looked at in order, so what came of the first would be told by then.
        for text in ["gale", "storm"] {
            Logbook.announce(text, on: "left")
            Logbook.announce(text, on: "kept")
            #expect(try await Self.told(client, until: Logbook.uri("kept")) == [Logbook.uri("kept")])
        }
    }

    @Test("is told when a resource is removed, and when it is there again")
    func removed() async throws {
        Logbook.write("calm", on: "removed")
        let client = try await TestClient.introduced(catalog: .logbook)
        let uri = Logbook.uri("removed")
        _ = try await client.call("resources/subscribe", ["uri": .string(uri)])
        Logbook.announce(nil, on: "removed")
        #expect(try await Self.told(client, until: uri) == [uri])
        #expect(try await client.call("resources/read", ["uri": .string(uri)])["error"]?["code"] == -32002)
        Logbook.announce("calm", on: "removed")
        #expect(try await Self.told(client, until: uri) == [uri])
    }

    @Test(
        "cannot subscribe to what is not there",
        arguments: [Logbook.uri("nowhere"), "appintents://nobody/PageEntity/1", "file:///etc/passwd", "", "%"])
    func absent(_ uri: String) async throws {
        let client = try await TestClient.introduced(catalog: .logbook)
        let error = try await client.call("resources/subscribe", ["uri": .string(uri)])["error"]
        #expect(error?["code"] == -32002 && error?["data"]?["uri"]?.string == uri)
        #expect(try await client.call("resources/unsubscribe", ["uri": .string(uri)])["result"] == [:])
    }

    @Test("has to name a resource", arguments: ["resources/subscribe", "resources/unsubscribe"])
    func unnamed(_ method: String) async throws {
        let client = try await TestClient.introduced(catalog: .logbook)
        #expect(try await client.call(method)["error"]?["code"] == -32602)
        #expect(try await client.call(method, ["uri": 5])["error"]?["code"] == -32602)
        let modern = try await client.call(method, ["uri": "x", "_meta": TestClient.metadata()])
        #expect(modern["error"]?["code"] == -32601)
    }

    @Test("cannot subscribe to more than a thousand resources or so")
    func tooMany() async throws {
        for number in 0...1024 { Logbook.write("calm", on: "many-\(number)") }
        defer { for number in 0...1024 { Logbook.write(nil, on: "many-\(number)") } }
        let client = try await TestClient.introduced(catalog: .logbook)
        for number in 0..<1024 {
            client.request(
                "resources/subscribe", ["uri": .string(Logbook.uri("many-\(number)"))], id: .integer(number))
        }
        for number in 0..<1024 { #expect(try await client.answer(to: .integer(number))["result"] == [:]) }
        let parameters: JSONValue = ["uri": .string(Logbook.uri("many-1024"))]
        #expect(try await client.call("resources/subscribe", parameters)["error"]?["code"] == -32603)
        _ = try await client.call("resources/unsubscribe", ["uri": .string(Logbook.uri("many-7"))])
        #expect(try await client.call("resources/subscribe", parameters)["result"] == [:])
    }

    @Test("is told when the lists of tools and of resources change")
    func lists() async throws {
        Logbook.write("calm", on: "listed")
        let client = try await TestClient.introduced(catalog: .logbook)
        _ = try await client.call("resources/list")
        client.system.changes.post(.intents)
        Logbook.announce("calm", on: "listed-too")
        for list in ["tools", "resources"] {
            let message = try await client.first { $0["method"]?.string == "notifications/\(list)/list_changed" }
            #expect(message["id"] == nil && message["params"]?["_meta"] == nil)
        }
        Logbook.write(nil, on: "listed-too")
    }

    @Test("is told of no list before it has said that it listens")
    func early() async throws {
        let client = TestClient(catalog: .logbook)
        _ = try await client.call("initialize", ["protocolVersion": "2025-11-25", "capabilities": [:]])
        client.system.changes.post(.intents)
        client.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        _ = try await client.call("ping")
        client.system.changes.post(.resources)
        let first = try await client.first { $0["method"] != nil }
        #expect(first["method"] == "notifications/resources/list_changed")
    }

    @Test("is told of a thousand changes that come while nobody looks at once")
    func gathered() async throws {
        Logbook.write("0", on: "gathered")
        Logbook.write("0", on: "after")
        let client = try await TestClient.introduced(catalog: .logbook)
        for page in ["gathered", "after"] {
            _ = try await client.call("resources/subscribe", ["uri": .string(Logbook.uri(page))])
        }
        let signal = Signal.named("gathered")
        Logbook.close("gathered", until: signal)
        Logbook.announce("1", on: "gathered")
        await signal.started()
        for number in 2...1000 { Logbook.announce("\(number)", on: "gathered") }
        signal.give()
        #expect(try await Self.told(client, until: Logbook.uri("gathered")).count == 1)
        Logbook.announce("1", on: "after")
        #expect(try await Self.told(client, until: Logbook.uri("after")) == [Logbook.uri("after")])
    }

    @Test("that does not read is told once it does, once")
    func slow() async throws {
        Logbook.write("0", on: "slow")
        Logbook.write("0", on: "slow-after")
        let server = MCPServer(system: IntentSystem(catalog: .logbook))
        let session = Session(server: server)
        defer { session.cancelAll() }
        let answers = SlowOutlet()
        let standing = SlowOutlet()
        standing.setFull(true)
        func request(_ method: String, _ parameters: JSONValue) async throws {
            let message: JSONValue = [
                "jsonrpc": "2.0", "id": .string(method), "method": .string(method), "params": parameters,
            ]
            session.receive(message.bytes, from: RequestOrigin(answers))
            _ = try await answers.first { $0["id"]?.string == method }
        }
        try await request("initialize", ["protocolVersion": "2025-11-25", "capabilities": [:]])
        session.setStanding(standing)
        try await request("resources/subscribe", ["uri": .string(Logbook.uri("slow"))])
        let other: JSONValue = [
            "jsonrpc": "2.0", "id": 2, "method": "resources/subscribe",
            "params": ["uri": .string(Logbook.uri("slow-after"))],
        ]
        session.receive(other.bytes, from: RequestOrigin(answers))
        _ = try await answers.first { $0["id"] == 2 }
        for number in 1...200 {
            Logbook.announce("\(number)", on: "slow")
            if number % 50 == 0 { try await Task.sleep(for: .milliseconds(300)) }
        }
        #expect(standing.messages.isEmpty)
        // A client that comes back on another way is told there.
        let next = SlowOutlet()
        session.setStanding(next)
        _ = try await next.first { $0["params"]?["uri"]?.string == Logbook.uri("slow") }
        Logbook.announce("1", on: "slow-after")
        _ = try await next.first { $0["params"]?["uri"]?.string == Logbook.uri("slow-after") }
        #expect(next.messages.count { $0["params"]?["uri"]?.string == Logbook.uri("slow") } == 1)
        #expect(standing.messages.isEmpty)
    }
}
