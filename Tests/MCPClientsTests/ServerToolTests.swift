import AppIntents
import Foundation
import IntentRuntime
import JSON
import JoinedApps
import MCPClients
import Testing

@Suite("Tools of an MCP server")
struct ServerToolTests {
    private let folder: ServerFolder
    private let app: MCPServerApp

    init() throws {
        folder = try ServerFolder()
        app = try folder.app(ServerScripts.harbour)
    }

    @Test func `Tools of all pages are intents, and resources an entity type`() async throws {
        let offer = try await app.offer()
        let (catalog, notices) = (offer.catalog, offer.notices)
        #expect(notices == [])
        #expect(catalog.apps.map(\.id) == ["harbour"])
        #expect(catalog.entities.map(\.typeName) == ["Resource"])
        #expect(catalog.intents.count == 11)
        let intent = try catalog.intent(named: "harbour/log_entry")
        #expect(intent.title == "Log an entry")
        #expect(intent.summary.hasSuffix("Writes into the log."))
        #expect(intent.summary.contains("the MCP server 'harbour'"))
    }

    @Test func `What a server offers is kept, and asked for again when its script is another`() async throws {
        let file = folder.root.appendingPathComponent("server.py")
        let starts = folder.root.appendingPathComponent("starts")
        let script = "open('\(starts.path)', 'a').write('x')\n" + ServerScripts.harbour
        let program = Program(path: "python3", arguments: ["-B", file.path, "/dev/null"])
        let cache = OfferCache(folder: folder.root.appendingPathComponent("cache"))
        for (source, count) in [(script, 1), (script, 1), (script + "\n", 2)] {
            if (try? String(contentsOf: file, encoding: .utf8)) != source { try Data(source.utf8).write(to: file) }
            let servers = await MCPServers(["harbour": program], timeLimit: .seconds(30), cache: cache)
            #expect(servers.catalogs.flatMap(\.intents).count == 11)
            #expect(try Data(contentsOf: starts).count == count)
        }
    }

    @Test func `The schema of a tool's input tells the kinds of its parameters`() async throws {
        let catalog = try await app.offer().catalog
        let intent = try catalog.intent(named: "log_entry")
        let kinds = Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0.kind) })
        #expect(
            kinds == [
                "ship": .text, "crew": .integer, "depth": .number, "moored": .boolean,
                "rig": .enumeration(app: "harbour", type: "log_entry.rig"),
                "berth": .enumeration(app: "harbour", type: "log_entry.berth"), "arrival": .date,
                "day": .dateComponents, "link": .url, "tags": .list(.text),
                "flags": .list(.enumeration(app: "harbour", type: "log_entry.flags")), "extra": .other("JSON"),
            ])
        let crew = try #require(intent.parameters.first { $0.name == "crew" })
        #expect(!crew.isRequired && crew.minimum == 1 && crew.maximum == 20 && crew.defaultValue == 3)
        #expect(intent.parameters.filter(\.isRequired).map(\.name) == ["ship"])
        let berths = try catalog.enumeration(named: "log_entry.berth")
        #expect(berths.cases.map(\.rawValue) == ["a1", "b2"])
        #expect(berths.cases.map(\.title) == ["Alpha one", "Bravo two"])
        #expect(intent.parameters.first { $0.name == "extra" }?.summary?.contains("JSON is wanted") == true)
    }

    @Test(
        arguments: [
            ("ship", "Petrel", "Petrel"), ("crew", "7", 7), ("depth", "2.5", 2.5), ("moored", "yes", true),
            ("rig", "KETCH", "ketch"), ("berth", "bravo two", "b2"),
            ("link", "https://example.org/a", "https://example.org/a"),
            ("arrival", "2026-03-01T09:30:00Z", "2026-03-01T09:30:00Z"), ("day", "2026-03-01", "2026-03-01"),
            ("tags", "one", ["one"]), ("tags", ["one", "two"], ["one", "two"]), ("flags", ["Red"], ["red"]),
            ("extra", #"{"note": "n"}"#, ["note": "n"]), ("extra", ["note": "n"], ["note": "n"]),
        ] as [(String, JSONValue, JSONValue)])
    func `What is given arrives at the server as its schema has it`(
        _ name: String, _ given: JSONValue, _ sent: JSONValue
    ) async throws {
        var arguments: JSONObject = ["ship": "Tern"]
        arguments[name] = given
        let outcome = try await app.run("log_entry", arguments)
        #expect(outcome.value?[name] == sent)
        #expect(outcome.dialog == nil)
    }

    @Test(
        arguments: [
            (["ship": "Tern", "crew": 21], "crew"), (["ship": "Tern", "crew": "many"], "crew"),
            (["ship": "Tern", "rig": "raft"], "'sloop', 'ketch'"), (["ship": "Tern", "extra": "no JSON"], "JSON"),
            (["ship": "Tern", "mast": 1], "mast"), (["ship": "Tern", "day": "blue"], "day"), ([:], "ship"),
        ] as [(JSONObject, String)])
    func `A value that will not do is refused before the server is called`(
        _ arguments: JSONObject, _ words: String
    ) async throws {
        let error = try #require(await app.failure(of: "log_entry", arguments))
        #expect(error.contains(words))
        #expect(!(try folder.received().contains { $0["method"] == "tools/call" }))
    }

    @Test func `A missing value is asked for, and once more where the answer will not do`() async throws {
        let person = Person(values: ["Petrel"])
        let outcome = try await app.run("log_entry", as: person)
        #expect(outcome.value?["ship"] == "Petrel")
        #expect(person.questions.count == 1)
        #expect(person.questions[0].contains("harbour"))
    }

    @Test(arguments: [("read_depth", 0), ("log_entry", 0), ("scuttle", 1)])
    func `A tool that says nothing of its effect is asked for before it is run`(
        _ tool: String, _ count: Int
    ) async throws {
        let person = Person(confirmations: [true])
        _ = try await app.run(tool, tool == "read_depth" ? [:] : ["ship": "Tern\u{202E}"], as: person)
        #expect(person.questions.count == count)
        if count > 0 {
            #expect(person.questions[0].contains("'harbour'") && person.questions[0].contains("'scuttle'"))
            #expect(person.questions[0].contains(#"Tern\u{202E}"#))
        }
    }

    @Test(arguments: [[false], []])
    func `Without a yes nothing is called`(_ answers: [Bool]) async throws {
        let error = await app.failure(of: "scuttle", ["ship": "Tern"], as: Person(confirmations: answers))
        #expect(error?.contains("scuttle") == true)
        #expect(!(try folder.received().contains { $0["method"] == "tools/call" }))
    }

    @Test func `A tool that fails is told with its words`() async throws {
        let error = await app.failure(of: "sulk")
        #expect(error?.contains("The water is too low.") == true)
        #expect(error?.contains("harbour") == true)
    }

    @Test func `Text is what the tool says, and what it links to are entities`() async throws {
        let outcome = try await app.run("chart")
        #expect(outcome.dialog == "Here it is.\n[image image/png, 3 bytes]")
        #expect(outcome.records.map(\.title) == ["West chart"])
        #expect(outcome.records.map(\.uri) == ["appintents://harbour/Resource/harbour%3A%2F%2F%2Fcharts%2Fwest"])
        #expect(try await app.run("quiet").dialog?.contains("done") == true)
    }

    @Test func `A result that is not what the tool declares is refused`() async throws {
        let error = await app.failure(of: "lie")
        #expect(error?.contains("/depth") == true)
        #expect(error?.contains("'lie'") == true)
    }

    @Test func `Progress is told as it comes, the last of it always`() async throws {
        let person = Person()
        _ = try await app.run("haul", as: person)
        let last = try #require(person.reports.last)
        #expect(last.fraction == 1)
        #expect(last.message == "step 3")
    }

    @Test func `A tool that was added meanwhile can be called, and is in the catalogue`() async throws {
        _ = try await app.run("grow")
        #expect(try await app.run("extra_0").dialog == "extra_0")
        #expect(try await app.offer().catalog.intents.contains { $0.identifier == "extra_0" })
    }

    @Test func `A name that is no tool's is said to be none`() async throws {
        let error = await app.failure(of: "dredge")
        #expect(error?.contains("dredge") == true)
    }

    @Test func `A call that is not wanted any more is cancelled at the server`() async throws {
        let run = Task { try await app.run("wait") }
        let call = try await folder.waitForMessage("tools/call")
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        let cancelled = try await folder.waitForMessage("notifications/cancelled")
        #expect(cancelled["params"]?["requestId"] == call["id"])
        #expect(try await app.run("read_depth").dialog == "4 m")
    }

    @Test func `Many calls at once each get their own answer`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<50 {
                group.addTask {
                    try await app.run("log_entry", ["ship": .string("S\(index)")]).value?["ship"]
                        == .string("S\(index)")
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}
