import Foundation
import JSON
import Testing

@Suite("run, without a terminal", .serialized)
struct RunningTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test("A note is made, with text, folder, pin and an attachment")
    func create() async throws {
        try Data([0x89, 0x50]).write(to: desk.root.appendingPathComponent("photo.png"))
        let result = try await desk.run(
            "run", "notes.createNote", "--name", "Crew list", "--content", "# Crew", "--folder", "Boats", "--isPinned",
            "true",
            "--attachments", "@photo.png", "--json")
        #expect(result.status == 0)
        #expect(result.complaints.isEmpty)
        let json = try result.json
        #expect(json["intent"] == "notes.createNote")
        #expect(json["value"]?["id"] == "Boats/Crew list.md")
        #expect(json["value"]?["properties"]?["isPinned"] == true)
        #expect(json["dialog"]?.string?.contains("Crew list") == true)
        let text = try desk.text("Boats/Crew list.md")
        #expect(text.hasPrefix("---\n"))
        #expect(text.contains("\n# Crew\n"))
        #expect(text.contains("![[photo.png]]"))
        #expect(try desk.files()["Boats/photo.png"] == Data([0x89, 0x50]))
    }

    @Test("The same in one JSON object, which options override")
    func arguments() async throws {
        let result = try await desk.run(
            "run", "CreateNoteIntent", "--arguments", #"{"name": "One", "content": "text", "isPinned": false}"#,
            "--name", "Two")
        #expect(result.status == 0)
        #expect(result.output.contains("Two"))
        #expect(try desk.text("Two.md") == "text")
        #expect(!desk.has("One.md"))
    }

    @Test("A note of the same name is never overwritten")
    func createTwice() async throws {
        let before = try desk.text("Boats/Petrel.md")
        let result = try await desk.run(
            "run", "notes.createNote", "--name", "Petrel", "--folder", "Boats", "--content", "x")
        #expect(result.status == 1)
        #expect(result.complaints.contains("Boats/Petrel.md"))
        #expect(try desk.text("Boats/Petrel.md") == before)
    }

    @Test(
        "A name that cannot be a file's is refused",
        arguments: ["", "a/b", "..", ".hidden", "a\u{0}b", String(repeating: "x", count: 300)])
    func badName(_ name: String) async throws {
        let before = try desk.files()
        let result = try await desk.run(
            "run", "notes.createNote", "--arguments", JSONValue.object(JSONObject([("name", .string(name))])).text)
        #expect(result.status == 1)
        #expect(try desk.files() == before)
    }

    @Test("A note is renamed, pinned and moved")
    func update() async throws {
        let text = try desk.text("Boats/Petrel.md")
        let pinned = try await desk.run("run", "notes.updateNote", "--target", "Petrel", "--isPinned", "yes", "--json")
        #expect(pinned.status == 0)
        #expect(try pinned.json["value"]?["properties"]?["isPinned"] == true)
        #expect(try desk.text("Boats/Petrel.md").contains("pinned: true"))
        #expect(try desk.text("Boats/Petrel.md").hasSuffix(text))
        let moved = try await desk.run(
            "run", "notes.updateNote", "--target", "Petrel", "--name", "Stormy", "--folder", "Harbour", "--json")
        #expect(try moved.json["value"]?["uri"] == .string(Desk.uri("Harbour/Stormy.md")))
        #expect(!desk.has("Boats/Petrel.md"))
        #expect(try desk.text("Harbour/Stormy.md").hasSuffix(text))
    }

    @Test("Text is put at the end of a note")
    func append() async throws {
        let before = try desk.text("Inbox.md")
        let result = try await desk.run(
            "run", "notes.appendText", "--target", Desk.uri("Inbox.md"), "--content", "- é 漢 new")
        #expect(result.status == 0)
        let after = try desk.text("Inbox.md")
        #expect(after.hasPrefix(before.trimmingCharacters(in: .newlines)))
        #expect(after.trimmingCharacters(in: .newlines).hasSuffix("\n- é 漢 new"))
    }

    @Test("The text of the version that was read is replaced")
    func replace() async throws {
        let version = try #require(
            try await desk.run("get", Desk.uri("Inbox.md"), "--json").json["properties"]?["version"]?.string)
        let result = try await desk.run(
            "run", "ReplaceNoteTextIntent", "--target", "Inbox.md", "--content", "# Empty\n", "--version", version)
        #expect(result.status == 0, "\(result.complaints)")
        #expect(try desk.text("Inbox.md").hasSuffix("# Empty\n"))
    }

    @Test("Another version is an error that tells both texts, and nothing is written")
    func conflict() async throws {
        try desk.put("the present text", at: "Shared.md")
        let before = try desk.files()
        let result = try await desk.run(
            "run", "ReplaceNoteTextIntent", "--target", "Shared.md", "--content", "the wanted text", "--version",
            "0123456789abcdef")
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains("the present text"))
        #expect(result.complaints.contains("the wanted text"))
        #expect(try desk.files() == before)
    }

    @Test("A deletion that nobody can confirm is refused, names what would go, and deletes nothing")
    func deleteUnconfirmed() async throws {
        let before = try desk.files()
        let result = try await desk.run("run", "DeleteNotesIntent", "--entities", "Petrel", input: "y\n")
        #expect(result.status == 4)
        #expect(result.complaints.contains("'Petrel'"))
        #expect(try desk.files() == before)
    }

    @Test("With --yes the deletion is confirmed and the answer told, and the note lies in the trash")
    func deleteWithYes() async throws {
        let text = try desk.text("Boats/Petrel.md")
        let result = try await desk.run(
            "run", "DeleteNotesIntent", "--entities", "Petrel", "--entities", "Season plan 2026", "--yes", "--json")
        #expect(result.status == 0)
        #expect(try result.json["intent"] == "DeleteNotesIntent")
        #expect(result.complaints.contains("'Petrel'"))
        #expect(result.complaints.contains("yes (--yes)"))
        #expect(!desk.has("Boats/Petrel.md"))
        #expect(!desk.has("Season plan 2026.md"))
        #expect(
            try desk.files().contains {
                $0.key.hasPrefix(".trash/") && String(decoding: $0.value, as: UTF8.self) == text
            })
        let gone = try await desk.run("find", "notes.note", "--where", "name = Petrel", "--json")
        #expect(try gone.json == [])
    }

    @Test("A missing value is named where nobody can be asked")
    func missing() async throws {
        let result = try await desk.run("run", "notes.createNote", input: "From standard input\n")
        #expect(result.status == 3)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains("'name'"))
        #expect(!desk.has("From standard input.md"))
    }

    @Test("Where several fit the choices are told")
    func ambiguous() async throws {
        let result = try await desk.run("run", "notes.updateNote", "--target", "List", "--isPinned", "true")
        #expect(result.status == 3)
        #expect(result.complaints.contains("'target'"))
        #expect(result.complaints.contains(Desk.uri("Boats/List.md")))
        #expect(result.complaints.contains(Desk.uri("Crew/List.md")))
    }

    @Test("A note that is not found ends with 1 and says what was looked for")
    func notFound() async throws {
        let result = try await desk.run("run", "notes.updateNote", "--target", "Xylophone", "--isPinned", "true")
        #expect(result.status == 1)
        #expect(result.complaints.contains("'Xylophone'"))
    }

    @Test(
        "A value of the wrong type ends with 2 and says what would do",
        arguments: [
            ("--isPinned", "perhaps", "true or false"), ("--attachments", "@no such file", "file"),
            ("--attachments", "plain", "file"),
        ] as [(String, String, String)])
    func wrongValue(_ option: String, _ value: String, _ words: String) async throws {
        let before = try desk.files()
        let result = try await desk.run("run", "notes.createNote", "--name", "A", option, value)
        #expect(result.status == 2)
        #expect(result.complaints.contains(words))
        #expect(try desk.files() == before)
    }

    @Test("A folder is made and a note put into it")
    func folder() async throws {
        let made = try await desk.run(
            "run", "CreateFolderIntent", "--name", "Sails", "--parentFolder", "Boats", "--json")
        #expect(try made.json["value"]?["id"] == "Boats/Sails")
        let note = try await desk.run(
            "run", "notes.createNote", "--name", "Jib", "--folder", "appintents://notes/FolderEntity/Boats%2FSails")
        #expect(note.status == 0)
        #expect(desk.has("Boats/Sails/Jib.md"))
    }

    @Test("Opening without a desktop says where the file is")
    func open() async throws {
        let result = try await desk.run("run", "OpenNoteIntent", "--target", "Petrel")
        #expect(result.status == 1)
        #expect(result.complaints.contains("Boats/Petrel.md"))
    }

    @Test("The server answers a client and ends with its input")
    func serve() async throws {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "initialize",
            "params": [
                "protocolVersion": "2025-06-18", "capabilities": [:], "clientInfo": ["name": "test", "version": "1"],
            ],
        ]
        let result = try await desk.run("serve", input: request.text + "\n")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 1)
        let answer = try JSONValue(parsing: String(lines.first ?? ""))
        #expect(answer["id"] == 1)
        #expect(answer["result"]?["protocolVersion"] == "2025-06-18")
    }
}
