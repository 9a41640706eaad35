import Foundation
import IntentRuntime
import JSON
import NotesApp
import Testing

/// What the app does with the files, driven by the system as a command or an assistant drives it.
///
/// The tests stand in line, since the app's library is one for the process.
@Suite("The Notes app", .serialized)
struct NotesIntentTests {
    @Test("A note that is created is a file of its name with its text")
    func create() async throws {
        let desk = try NotesDesk(["Club": ["Crew/List.md": "Ruth"]])
        let outcome = try await desk.run(
            "notes.createNote", ["name": "Rota", "content": "# Rota", "folder": "Crew"])
        #expect(try desk.text("Club/Crew/Rota.md") == "# Rota")
        #expect(outcome.value?["id"] == "Crew/Rota.md")
        #expect(outcome.value?["uri"] == "appintents://notes/NoteEntity/Crew%2FRota.md")
        #expect(outcome.dialog == "Created the note “Rota”.")
    }

    @Test("A pinned note with a file has front matter, the file beside it and an embed")
    func createWithAttachment() async throws {
        let desk = try NotesDesk(["Club": [:]])
        let file: JSONValue = ["name": "map.txt", "text": "north is up"]
        try await desk.run(
            "notes.createNote",
            ["name": "Map", "content": "See:", "isPinned": true, "attachments": [file]])
        #expect(try desk.text("Club/Map.md").hasPrefix("---\npinned: true\n---\n"))
        #expect(try desk.text("Club/Map.md").contains("![[map.txt]]"))
        #expect(try desk.text("Club/map.txt") == "north is up")
        let record = try await desk.system.entity(at: "appintents://notes/NoteEntity/Map.md")
        #expect(record.json["properties"]?["attachments"]?.array?.first?["name"] == "map.txt")
        #expect(record.json["properties"]?["isPinned"] == true)
    }

    @Test("An update renames, moves and pins, and leaves every other byte as it was")
    func update() async throws {
        let text = "---\r\ntitle: 'Plan' # mine\r\n---\r\nText\r\n"
        let desk = try NotesDesk(["Club": ["Plan.md": text, "Harbour/Fees.md": ""]])
        try await desk.run(
            "notes.updateNote",
            ["target": "Plan", "name": "New plan", "folder": "Harbour", "isPinned": true])
        #expect(!desk.exists("Club/Plan.md"))
        #expect(
            try desk.text("Club/Harbour/New plan.md")
                == "---\r\ntitle: 'Plan' # mine\r\npinned: true\r\n---\r\nText\r\n")
    }

    @Test("Appended text stands on its own line after what was there")
    func append() async throws {
        let desk = try NotesDesk(["Club": ["Todo.md": "one"]])
        try await desk.run("notes.appendText", ["target": "Todo", "content": "two"])
        #expect(try desk.text("Club/Todo.md") == "one\ntwo")
    }

    @Test("A deleted note lies in the trash of its account")
    func delete() async throws {
        let desk = try NotesDesk(["Club": ["Crew/Old.md": "bye"]])
        try await desk.run("DeleteNotesIntent", ["entities": ["Crew/Old.md"]])
        #expect(!desk.exists("Club/Crew/Old.md"))
        #expect(try desk.text("Club/.trash/Crew/Old.md") == "bye")
        #expect(try await desk.titles(FindRequest(entity: "notes.note")).isEmpty)
    }

    @Test("A folder that is created holds notes from then on")
    func createFolder() async throws {
        let desk = try NotesDesk(["Club": ["Crew/List.md": ""]])
        try await desk.run("CreateFolderIntent", ["name": "Youth", "parentFolder": "Crew"])
        try await desk.run("notes.createNote", ["name": "Camp", "folder": "Crew/Youth"])
        #expect(desk.exists("Club/Crew/Youth/Camp.md"))
    }

    @Test("Reading tells the version, and a change for another version writes nothing and tells both texts")
    func conflict() async throws {
        let desk = try NotesDesk(["Club": ["Plan.md": "first"]])
        let record = try await desk.system.entity(at: "appintents://notes/NoteEntity/Plan.md")
        let version = try #require(record.json["properties"]?["version"])
        try Data("by the editor".utf8).write(to: desk.root.appendingPathComponent("Club/Plan.md"))

        for (intent, content) in [("notes.appendText", "mine"), ("ReplaceNoteTextIntent", "mine")] {
            let complaint = await desk.complaint {
                try await desk.run(
                    intent, ["target": "Plan", "content": .string(content), "version": version])
            }
            #expect(complaint.contains("by the editor"))
            #expect(complaint.contains("mine"))
            #expect(complaint.contains("Nothing was written"))
            #expect(try desk.text("Club/Plan.md") == "by the editor")
        }
        let changes: [(String, JSONObject)] = [
            ("notes.updateNote", ["target": "Plan", "isPinned": true, "version": version]),
            ("DeleteNotesIntent", ["entities": "Plan", "version": version]),
        ]
        for (intent, arguments) in changes {
            let complaint = await desk.complaint { try await desk.run(intent, arguments) }
            #expect(complaint.contains("by the editor"))
            #expect(try desk.text("Club/Plan.md") == "by the editor")
        }
    }

    @Test("Replacing a note's text keeps its front matter")
    func replace() async throws {
        let desk = try NotesDesk(["Club": ["Plan.md": "---\ntags: [a]\n---\nold"]])
        let record = try await desk.system.entity(at: "appintents://notes/NoteEntity/Plan.md")
        let version = try #require(record.json["properties"]?["version"])
        try await desk.run(
            "ReplaceNoteTextIntent", ["target": "Plan", "content": "new", "version": version])
        #expect(try desk.text("Club/Plan.md") == "---\ntags: [a]\n---\nnew")
    }

    @Test(
        "A name that no file can have is refused with one that it can",
        arguments: [("a/b", "a-b"), ("..", "Untitled"), ("", "Untitled"), ("what?", "what-")])
    func badNames(_ name: String, _ suggestion: String) async throws {
        let desk = try NotesDesk(["Club": [:]])
        let complaint = await desk.complaint {
            try await desk.run("notes.createNote", ["name": .string(name)])
        }
        #expect(complaint.contains("cannot be a name"))
        #expect(complaint.contains(suggestion))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: desk.root.appendingPathComponent("Club").path) == [])
    }

    @Test("A note of the same name is never overwritten")
    func sameName() async throws {
        let desk = try NotesDesk(["Club": ["Plan.md": "mine", "Other.md": "other"]])
        let changes: [(String, JSONObject)] = [
            ("notes.createNote", ["name": "Plan", "content": "yours"]),
            ("notes.updateNote", ["target": "Other", "name": "Plan"]),
        ]
        for (intent, arguments) in changes {
            let complaint = await desk.complaint { try await desk.run(intent, arguments) }
            #expect(complaint.contains("exists already"))
        }
        #expect(try desk.text("Club/Plan.md") == "mine")
        #expect(try desk.text("Club/Other.md") == "other")
    }

    @Test("Two notes of one name are offered for choice, and found by path")
    func twoOfOneName() async throws {
        let desk = try NotesDesk(["Club": ["Crew/List.md": "a", "Boats/List.md": "b", "Index.md": "the List of lists"]])
        await #expect {
            try await desk.run("notes.appendText", ["target": "List", "content": "x"])
        } throws: { error in
            guard case IntentSystemError.ambiguous(_, _, let choices) = error else { return false }
            return Set(choices.map(\.id)) == [
                "appintents://notes/NoteEntity/Crew%2FList.md", "appintents://notes/NoteEntity/Boats%2FList.md",
            ]
        }
        try await desk.run("notes.appendText", ["target": "Boats/List.md", "content": "x"])
        #expect(try desk.text("Club/Boats/List.md") == "b\nx")
    }

    @Test("A link that leaves the folder leads nowhere, for reading and for writing")
    func escapes() async throws {
        let desk = try NotesDesk(["Club": ["Plan.md": ""], "Outside": ["Secret.md": "secret"]])
        let club = desk.root.appendingPathComponent("Club")
        try FileManager.default.createSymbolicLink(
            at: club.appendingPathComponent("out"), withDestinationURL: desk.root.appendingPathComponent("Outside"))
        try FileManager.default.createSymbolicLink(
            at: club.appendingPathComponent("Leak.md"),
            withDestinationURL: desk.root.appendingPathComponent("Outside/Secret.md"))
        try NotesLibrary(folders: [club], cacheFolder: desk.root.appendingPathComponent("cache")).register()

        let found = try await desk.titles(FindRequest(entity: "notes.note", text: "secret"))
        #expect(found.isEmpty)
        for id in ["Leak.md", "out%2FSecret.md", "..%2FOutside%2FSecret.md"] {
            let complaint = await desk.complaint {
                _ = try await desk.system.entity(at: "appintents://notes/NoteEntity/\(id)")
            }
            #expect(!complaint.isEmpty)
        }
        let complaint = await desk.complaint {
            try await desk.run("notes.createNote", ["name": "New", "folder": "out"])
        }
        #expect(!complaint.isEmpty)
        #expect(!desk.exists("Outside/New.md"))
    }

    @Test("A file that is not UTF-8 is listed and can be moved, but its text is not changed")
    func notUTF8() async throws {
        let desk = try NotesDesk(["Club": [:]])
        let bytes = Data([0x43, 0x72, 0xEA, 0x70, 0x65, 0x73])
        let file = desk.root.appendingPathComponent("Club/Old.md")
        try bytes.write(to: file)
        #expect(try await desk.titles(FindRequest(entity: "notes.note")) == ["Old"])
        let complaint = await desk.complaint {
            try await desk.run("notes.appendText", ["target": "Old", "content": "x"])
        }
        #expect(complaint.contains("not UTF-8"))
        #expect(try Data(contentsOf: file) == bytes)
        try await desk.run("notes.updateNote", ["target": "Old", "name": "Older"])
        #expect(try Data(contentsOf: desk.root.appendingPathComponent("Club/Older.md")) == bytes)
    }

    @Test("Notes are found by words, by conditions and in order")
    func find() async throws {
        let desk = try NotesDesk([
            "Club": [
                "Harbour/Plan.md": "---\npinned: yes\ncreated: 2026-03-01\ntags: [map]\n---\nThe quay.",
                "Sprint.md": "---\ncreated: 2026-01-01\n---\nAround the harbour.", "Kitchen.md": "Soup.",
            ]
        ])
        #expect(
            try await desk.titles(FindRequest(entity: "notes.note", text: "harbour")).sorted() == ["Plan", "Sprint"])
        #expect(try await desk.titles(FindRequest(entity: "notes.note", text: "HARBOUR quay")) == ["Plan"])
        #expect(try await desk.titles(FindRequest(entity: "notes.note", conditions: ["isPinned = true"])) == ["Plan"])
        #expect(try await desk.titles(FindRequest(entity: "notes.note", conditions: ["tags contains MAP"])) == ["Plan"])
        #expect(try await desk.titles(FindRequest(entity: "notes.note", conditions: ["folder = Harbour"])) == ["Plan"])
        #expect(
            try await desk.titles(FindRequest(entity: "notes.note", conditions: ["creationDate < 2026-02-01"]))
                == ["Sprint"])
        #expect(
            try await desk.titles(FindRequest(entity: "notes.note", conditions: ["content contains soup"]))
                == ["Kitchen"])
        #expect(
            try await desk.titles(FindRequest(entity: "notes.note", sort: "-name")) == ["Sprint", "Plan", "Kitchen"])
    }

    @Test("Of several accounts the first keeps its plain paths, and notes do not move between them")
    func severalAccounts() async throws {
        let desk = try NotesDesk(["Club": ["Plan.md": "club"], "Home": ["Plan.md": "home", "Box/A.md": ""]])
        let ids = try await desk.system.find(FindRequest(entity: "notes.note", text: "plan")).map { $0.json["id"] }
        #expect(ids == ["Plan.md", "//Home/Plan.md"])
        #expect(try await desk.titles(FindRequest(entity: "notes.account")) == ["Club", "Home"])
        try await desk.run("notes.appendText", ["target": "//Home/Plan.md", "content": "x"])
        #expect(try desk.text("Home/Plan.md") == "home\nx")
        let complaint = await desk.complaint {
            try await desk.run("notes.updateNote", ["target": "Plan.md", "folder": "//Home/Box"])
        }
        #expect(complaint.contains("another account"))
        #expect(try desk.text("Club/Plan.md") == "club")
    }
}
