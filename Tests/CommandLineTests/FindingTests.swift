import Foundation
import JSON
import Testing

@Suite("find and get", .serialized)
struct FindingTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private func ids(_ arguments: String...) async throws -> [String] {
        let result = try await Tool.run(
            ["--notes", desk.notes.path, "--json", "find", "notes.note"] + arguments, environment: desk.environment(),
            in: desk.root)
        #expect(result.status == 0, "\(result.complaints)")
        return try result.json.array?.compactMap { $0["id"]?.string } ?? []
    }

    @Test("A note is found with all that is known of it without reading it")
    func record() async throws {
        try desk.put(
            "---\npinned: true\ncreated: 2026-03-01\ntags: [bell]\n---\nBy the gate #rope", at: "Harbour/Foghorn.md")
        let notes = try await desk.run("find", "notes.note", "foghorn", "--json").json
        let note = try #require(notes.array?.first)
        #expect(note["uri"] == .string(Desk.uri("Harbour/Foghorn.md")))
        #expect(note["type"] == "NoteEntity")
        #expect(note["schema"] == "notes.note")
        #expect(note["id"] == "Harbour/Foghorn.md")
        #expect(note["title"] == "Foghorn")
        #expect(note["properties"]?["isPinned"] == true)
        #expect(
            note["properties"]?["folder"] == ["uri": "appintents://notes/FolderEntity/Harbour", "title": "Harbour"])
        #expect(Set(note["properties"]?["tags"]?.array ?? []) == ["bell", "rope"])
        #expect(note["properties"]?["content"] == nil)
    }

    @Test("What is cut off says so beside the output, and goes on with the offset that it names")
    func pages() async throws {
        var titles: [String] = []
        var offset: String? = "0"
        while let next = offset {
            let result = try await desk.run(
                "find", "notes.note", "--sort", "name", "--limit", "20", "--offset", next, "--json")
            titles += try #require(result.json.array).compactMap { $0["title"]?.string }
            offset = result.complaints.firstMatch(of: /--offset ([0-9]+)/).map { String($0.output.1) }
        }
        let all = try await desk.run("find", "notes.note", "--sort", "name", "--json")
        #expect(all.complaints.isEmpty)
        #expect(try all.json.array?.compactMap { $0["title"]?.string } == titles)
        #expect(titles.count > 20)
        let table = try await desk.run("find", "notes.note", "--limit", "2")
        #expect(table.complaints.contains("2 found. There are more: --offset 2 goes on."))
        for wrong in ["-1", "x", "1.5"] {
            let result = try await desk.run("find", "notes.note", "--offset", wrong)
            #expect(result.status == 2 && result.complaints.contains("--offset"))
        }
    }

    @Test("Without any folder of notes it is an error and no empty list")
    func noAccount() async throws {
        for words in [
            ["notes.note"], ["notes.note", "plan"], ["notes.note", "--where", "isPinned = true"], ["notes.folder"],
        ] {
            let result = try await Tool.run(
                ["find", "--json"] + words, environment: desk.environment(), in: desk.root)
            #expect(result.status == 1 && result.output.isEmpty)
            #expect(result.complaints.contains("There is no folder of notes."))
        }
    }

    @Test("Conditions, all of which must hold, order and limit")
    func conditions() async throws {
        try desk.put("---\npinned: true\n---\n", at: "Aardvark.md")
        try desk.put("---\npinned: true\n---\n", at: "Zebra.md")
        #expect(try await ids("--where", "isPinned = true", "--where", "name begins with Aard") == ["Aardvark.md"])
        #expect(try await ids("--where", "name = Aardvark", "--where", "isPinned = false") == [])
        let names = try await ids("--sort", "name").map { ($0 as NSString).lastPathComponent }
        #expect(names.first == "2025-11-13 Annual meeting.md")
        #expect(names.last == "Zebra.md")
        #expect(try await ids("--sort", "-name", "--limit", "1") == ["Zebra.md"])
        #expect(try await ids("--limit", "3").count == 3)
        #expect(try await ids("--where", "folder = Harbour").allSatisfy { $0.hasPrefix("Harbour/") })
        #expect(try await ids("--where", "modificationDate < 1990-01-01") == [])
    }

    @Test("Nothing found is an empty array and no error")
    func nothing() async throws {
        let json = try await desk.run("find", "notes.note", "xylophone quartz", "--json")
        #expect(json.status == 0)
        #expect(try json.json == [])
        let words = try await desk.run("find", "notes.note", "xylophone quartz")
        #expect(words.status == 0)
        #expect(words.output.isEmpty)
        #expect(words.complaints == "No note found.\n")
    }

    @Test("Folders and accounts are found too")
    func others() async throws {
        let folders = try await desk.run("find", "notes.folder", "maintenance", "--json").json
        #expect(folders.array?.compactMap { $0["id"]?.string } == ["Boats/Maintenance"])
        #expect(folders.array?.first?["properties"]?["parentFolder"]?["title"] == "Boats")
        let accounts = try await desk.run("find", "notes.account", "--json").json
        #expect(accounts.array?.compactMap { $0["title"]?.string } == ["Notes"])
    }

    @Test("One note is shown with its text, which is the file's without front matter")
    func get() async throws {
        try desk.put("---\npinned: true\n---\n# Bell\n\nRings.\n", at: "Bell.md")
        let json = try await desk.run("get", Desk.uri("Bell.md"), "--json")
        #expect(json.status == 0)
        #expect(try json.json["properties"]?["content"] == "# Bell\n\nRings.\n")
        #expect(try json.json["properties"]?["attachments"] == [])
        let card = try await desk.run("get", Desk.uri("Bell.md"))
        #expect(card.output.hasPrefix("Bell\n"))
        #expect(card.output.hasSuffix("\n\n# Bell\n\nRings.\n"))
    }

    @Test(
        "A note is given as text to the byte, by content type or extension",
        arguments: ["text/markdown", "text/plain", "md", "txt"])
    func getAs(_ type: String) async throws {
        try desk.put("line one\r\n\tline two \u{1B}[31mred, no line break", at: "Odd.md")
        let result = try await desk.run("get", Desk.uri("Odd.md"), "--as", type)
        #expect(result.status == 0)
        #expect(Array(result.output.utf8) == Array("line one\r\n\tline two \u{1B}[31mred, no line break".utf8))
        #expect(result.complaints.isEmpty)
    }

    @Test("A note is written to a file where one is named")
    func output() async throws {
        let file = desk.root.appendingPathComponent("out.md")
        let result = try await desk.run(
            "get", Desk.uri("Boats/Petrel.md"), "--as", "text/markdown", "--output", "out.md")
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(try Data(contentsOf: file) == desk.files()["Boats/Petrel.md"])
        let json = try await desk.run("get", Desk.uri("Boats/Petrel.md"), "--output", "out.json")
        #expect(json.status == 0)
        let written = try JSONValue(parsing: try Data(contentsOf: desk.root.appendingPathComponent("out.json")))
        #expect(written["id"] == "Boats/Petrel.md")
        let nowhere = try await desk.run(
            "get", Desk.uri("Boats/Petrel.md"), "--as", "md", "--output", "no/such/folder/out.md")
        #expect(nowhere.status == 1)
        #expect(nowhere.complaints.contains("no/such/folder/out.md"))
    }

    @Test(
        "A content type that a note cannot be is refused with those it can be",
        arguments: ["image/png", "nonsense", "application/pdf"])
    func getAsOther(_ type: String) async throws {
        let result = try await desk.run("get", Desk.uri("Boats/Petrel.md"), "--as", type)
        #expect(result.status == 2)
        #expect(result.complaints.contains("text/markdown"))
        #expect(result.output.isEmpty)
    }

    @Test(
        "A note that is not there ends with 1",
        arguments: ["Gone.md", "../Notes/Todo.md", "/etc/passwd", "Boats", "", ".obsidian/app.json"])
    func gone(_ path: String) async throws {
        let result = try await desk.run("get", Desk.uri(path))
        #expect(result.status == (path.isEmpty ? 2 : 1))
        #expect(result.output.isEmpty)
        #expect(!result.complaints.isEmpty)
    }

    @Test("A link that leads out of the folder is not followed")
    func symbolicLinks() async throws {
        let secret = desk.root.appendingPathComponent("secret.md")
        try Data("launchcode xyzzy".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(
            at: desk.notes.appendingPathComponent("way out.md"), withDestinationURL: secret)
        try FileManager.default.createSymbolicLink(
            at: desk.notes.appendingPathComponent("outside"), withDestinationURL: desk.root)
        let found = try await desk.run("find", "notes.note", "xyzzy", "--json")
        #expect(try found.json == [])
        for path in ["way out.md", "outside/secret.md", "outside/Notes/Todo.md"] {
            let result = try await desk.run("get", Desk.uri(path), "--json")
            #expect(result.status == 1)
            #expect(!(result.output + result.complaints).contains("xyzzy"))
            let change = try await desk.run("run", "notes.appendText", "--target", Desk.uri(path), "--content", "more")
            #expect(change.status != 0)
        }
        #expect(try String(contentsOf: secret, encoding: .utf8) == "launchcode xyzzy")
    }

    @Test("A note that is not UTF-8 is found and shown, and is not changed")
    func notUTF8() async throws {
        let bytes = Data([0x63, 0x61, 0x66, 0xE9, 0x20, 0x68, 0x61, 0x72, 0x62, 0x6F, 0x75, 0x72])
        try desk.put(bytes, at: "Latin.md")
        #expect(try await ids("latin") == ["Latin.md"])
        let shown = try await desk.run("get", Desk.uri("Latin.md"))
        #expect(shown.status == 0)
        #expect(shown.output.contains("caf\u{FFFD} harbour"))
        let change = try await desk.run("run", "notes.appendText", "--target", "Latin", "--content", "more")
        #expect(change.status == 1)
        #expect(change.complaints.contains("UTF-8"))
        #expect(try desk.files()["Latin.md"] == bytes)
    }
}
