import Foundation
import JSON
import Testing

@Suite("A server that is subscribed to", .serialized, .timeLimit(.minutes(2)))
struct NoticeTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private func client() async throws -> ServedClient {
        let client = try ServedClient(
            ["--notes", desk.notes.path, "serve"], environment: desk.environment(), in: desk.root, person: nil)
        try await client.introduce()
        return client
    }

    private static func uri(_ path: String) -> String { "appintents://notes/NoteEntity/\(path)" }

    /// Waits until clients of both kinds were told of a resource a number of times.
    private func told(_ client: ServedClient, _ uri: String, times: Int = 1) async throws {
        for id: JSONValue? in [nil, "listening"] {
            while client.notices.count(where: {
                $0["method"] == "notifications/resources/updated" && $0["params"]?["uri"]?.string == uri
                    && $0["params"]?["_meta"]?["io.modelcontextprotocol/subscriptionId"] == id
            }) < times {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    /// Subscribes to a resource, in both kinds of revisions.
    private func subscribe(_ client: ServedClient, to uri: String) async throws {
        #expect(try await client.call("resources/subscribe", ["uri": .string(uri)])["result"] == [:])
        client.open(
            "subscriptions/listen",
            [
                "notifications": ["resourceSubscriptions": [.string(uri)]],
                "_meta": [
                    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                    "io.modelcontextprotocol/clientCapabilities": [:],
                ],
            ], id: "listening")
        let acknowledged = try await client.notice { $0["method"] == "notifications/subscriptions/acknowledged" }
        #expect(acknowledged["params"]?["notifications"] == ["resourceSubscriptions": [.string(uri)]])
    }

    @Test func `Tells what another program does to a note: writes it, removes it and brings it back`() async throws {
        try desk.put("# Tides", at: "Tides.md")
        let client = try await client()
        try await subscribe(client, to: Self.uri("Tides.md"))
        try desk.put("# Ebb", at: "Tides.md")
        try await told(client, Self.uri("Tides.md"))
        try FileManager.default.removeItem(at: desk.notes.appendingPathComponent("Tides.md"))
        try await told(client, Self.uri("Tides.md"), times: 2)
        let read = try await client.call("resources/read", ["uri": .string(Self.uri("Tides.md"))])
        #expect(read["error"]?["code"] == -32002)
        try desk.put("# Flood", at: "Tides.md")
        try await told(client, Self.uri("Tides.md"), times: 3)
        #expect(await client.hangUp() == 0)
    }

    @Test func `Tells what its own intents do to a note, and that there is a new one`() async throws {
        try desk.put("# Tides", at: "Tides.md")
        let client = try await client()
        _ = try await client.call("resources/list", [:])
        try await subscribe(client, to: Self.uri("Tides.md"))
        _ = try await client.tool(
            "notes_appendText", ["target": .string(Self.uri("Tides.md")), "content": "Flood at noon."])
        try await told(client, Self.uri("Tides.md"))
        _ = try await client.tool("notes_createNote", ["name": "Currents"])
        _ = try await client.notice { $0["method"] == "notifications/resources/list_changed" }
        #expect(await client.hangUp() == 0)
    }

    @Test func `Tells that another program has made a note`() async throws {
        let client = try await client()
        _ = try await client.call("resources/list", [:])
        try desk.put("# Reefs", at: "Reefs.md")
        _ = try await client.notice { $0["method"] == "notifications/resources/list_changed" }
        #expect(await client.hangUp() == 0)
    }

    /// An app with one entity, whose name stands in a file, and which tells when that is another.
    private static let buoy = #"""
        #!/usr/bin/python3
        import json, sys, threading, time

        def name(): return open(sys.argv[0] + ".name").read()

        def send(message):
            sys.stdout.write(json.dumps(message) + "\n")
            sys.stdout.flush()

        def watch():
            known = name()
            while True:
                time.sleep(0.05)
                if name() != known:
                    known = name()
                    send({"changes": [{"uri": "appintents://buoy/Buoy/1"}]})

        for line in sys.stdin:
            message = json.loads(line)
            if "watch" in message: threading.Thread(target=watch, daemon=True).start()
            elif message.get("method") == "catalog":
                send({"id": message["id"], "result": {"title": "Buoy", "catalog": {
                    "intents": [], "entities": [dict(typeName="Buoy", title="Buoy", properties=[])], "enums": [],
                    "shortcutsProviders": []}}})
            elif message.get("method") == "entity":
                send({"id": message["id"], "result": dict(uri="appintents://buoy/Buoy/1", type="Buoy", id="1",
                      title=name(), subtitle=None, url=None, properties={})})
            elif "method" in message:
                send({"id": message["id"], "result": {"records": [], "unreadable": []}})
        """#

    @Test func `Tells what changes in an app of another program`() async throws {
        let program = desk.root.appendingPathComponent("buoy")
        try Data(Self.buoy.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let name = desk.root.appendingPathComponent("buoy.name")
        try Data("Outer buoy".utf8).write(to: name, options: .atomic)
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(#"{"apps": {"buoy": {"command": "\#(program.path)"}}}"#.utf8)
            .write(to: folder.appendingPathComponent("config.json"))
        let client = try await client()
        try await subscribe(client, to: "appintents://buoy/Buoy/1")
        try Data("Inner buoy".utf8).write(to: name, options: .atomic)
        try await told(client, "appintents://buoy/Buoy/1")
        let read = try await client.call("resources/read", ["uri": "appintents://buoy/Buoy/1"])
        #expect(read["result"]?["contents"]?.array?.first?["text"]?.string?.contains("Inner buoy") == true)
        #expect(await client.hangUp() == 0)
    }
}
