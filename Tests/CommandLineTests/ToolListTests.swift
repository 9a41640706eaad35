import CommandFixtures
import Foundation
import JSON
import Testing

@Suite("The tools that an assistant sees", .serialized, .timeLimit(.minutes(5)))
struct ToolListTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private func configure(_ json: JSONValue) throws {
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.text.utf8).write(to: folder.appendingPathComponent("config.json"))
    }

    /// The names of the tools that a client is told of.
    private func served(_ arguments: [String]) async throws -> [String] {
        let client = try ServedClient(arguments, environment: desk.environment(), in: desk.root, person: nil)
        try await client.introduce()
        let tools = try await client.call("tools/list", [:])["result"]?["tools"]?.array ?? []
        await client.hangUp()
        return tools.compactMap { $0["name"]?.string }
    }

    private func names(_ json: JSONValue) -> [String] {
        json["tools"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    @Test func `Of the built-in apps they keep to 30 tools and 6,000 tokens, and are those that are served`()
        async throws
    {
        let json = try await desk.run("list", "--tools", "--json").json
        let served = try await served(["--notes", desk.notes.path, "serve"])
        #expect(names(json) == served)
        #expect(
            served.contains("notes_createNote") && served.contains("notes_findNote") && served.contains("undo_last"))
        #expect(!served.contains("search_tools"))
        let tokens = json["tools"]?.array?.compactMap { $0["tokens"]?.integer } ?? []
        #expect(served.count <= 30 && tokens.allSatisfy { $0 > 0 })
        #expect(json["tokens"]?.integer == tokens.reduce(0, +))
        #expect(json["tokens"]?.integer ?? .max <= 6000)
        #expect(json["limits"] == ["tools": 30, "tokens": 6000] && json["searchable"] == [])
    }

    @Test func `They are shown to a person with what they do and cost, and how many more there are`() async throws {
        let result = try await desk.run("list", "--tools", "notes.createNote", "*_find*")
        #expect(result.status == 0)
        #expect(result.output.contains("notes_createNote") && result.output.contains("notes_findFolder"))
        #expect(result.output.contains("changes nothing") && result.output.contains("TOKENS"))
        #expect(!result.output.contains("notes_updateNote"))
        #expect(result.complaints.contains("more are found by searching only"))
    }

    @Test(arguments: [
        ["--tools", "essential,-notes.createNote"], ["--tools=essential,-notes.createNote"],
        ["--tools", "!notes/CreateNoteIntent"],
    ]) func `They are listed and served by the same words`(_ words: [String]) async throws {
        let listed = try await Tool.run(
            ["--notes", desk.notes.path, "list"] + words + ["--json"], environment: desk.environment(), in: desk.root)
        let served = try await served(["--notes", desk.notes.path, "serve"] + words)
        #expect(names(try listed.json) == served)
        #expect(!served.contains("notes_createNote") && served.contains("notes_updateNote"))
    }

    @Test func `They are those of the configuration, unless the command line names others`() async throws {
        try configure(["notes": .string(desk.notes.path), "tools": ["notes.*", "-notes.createNote"]])
        let configured = try await served(["serve"])
        #expect(configured.contains("notes_updateNote") && configured.contains("search_tools"))
        #expect(!configured.contains("notes_createNote") && !configured.contains("notes_deleteNotes"))
        #expect(try await served(["serve", "--tools", "all"]).contains("notes_createNote"))
        #expect(try await served(["serve", "--tools", "notes.createNote"]).contains("notes_updateNote") == false)
    }

    @Test(arguments: [
        ("nots.*", "'nots.*'"), ("-notes.deleteNote", "'notes.deleteNote'"), ("essential,,all", "names no tools"),
        ("-all", "cannot be taken away"),
    ]) func `Words that name nothing stop the command, from the command line and from the configuration`(
        _ word: String, _ reason: String
    ) async throws {
        for command in ["serve", "list"] {
            let result = try await desk.run(command, "--tools=\(word)")
            #expect(result.status == 2)
            #expect(result.complaints.contains(reason), "\(result.complaints)")
        }
        try configure(["tools": [.string(word)]])
        let result = try await desk.run("serve")
        #expect(result.status == 2 && result.complaints.contains("'tools'") && result.complaints.contains(reason))
    }

    @Test(arguments: [[], 5, ["a", 5], [:]] as [JSONValue])
    func `A configuration that lists no words is refused`(_ tools: JSONValue) async throws {
        try configure(["tools": tools])
        let result = try await desk.run("serve")
        #expect(result.status == 2 && result.complaints.contains("'tools' must be"))
    }

    @Test func `They are none of an app that no account is set up for`() async throws {
        #expect(try await served(["serve"]) == [])
        let json = try await desk.runBare("list", "--tools", "--json").json
        #expect(json["tools"] == [] && json["searchable"] == [])
    }

    @Test func `They are only what reads where only reading is allowed, the tool that calls others included`()
        async throws
    {
        try configure(["tools": ["*_findNote", "-notes.createNote"]])
        let json = try await desk.run("--read-only", "list", "--tools", "--json").json
        #expect(names(json) == ["call_tool", "notes_findNote", "search_tools"])
        #expect(json["tools"]?.array?.allSatisfy { $0["effect"] == "changes nothing" } == true)
        #expect(json["searchable"]?.array?.contains("notes_openNote") == true)
    }
}
