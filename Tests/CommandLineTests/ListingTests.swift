import Foundation
import JSON
import Testing

@Suite("list, describe and doctor", .serialized)
struct ListingTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test(
        "Each kind is listed as one JSON array",
        arguments: [
            ("apps", "id", "notes"), ("intents", "name", "notes.createNote"), ("intents", "name", "DeleteNotesIntent"),
            ("entities", "name", "notes.note"), ("schemas", "name", "mail.sendDraft"),
        ] as [(String, String, String)])
    func lists(_ kind: String, _ member: String, _ value: String) async throws {
        let result = try await desk.runBare("list", kind, "--json")
        #expect(result.status == 0)
        #expect(result.complaints.isEmpty)
        let entries = try #require(try result.json.array)
        #expect(entries.contains { $0[member] == .string(value) })
    }

    @Test("Where there is nothing of a kind, that is said and nothing is printed", arguments: ["enums", "shortcuts"])
    func nothing(kind: String) async throws {
        let result = try await desk.runBare("list", kind)
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(result.complaints.contains("No \(kind) here."))
    }

    @Test("Enums and shortcuts are arrays too, were there none", arguments: ["enums", "shortcuts"])
    func emptyLists(_ kind: String) async throws {
        let result = try await desk.runBare("list", kind, "--json")
        #expect(result.status == 0)
        #expect(try result.json.array != nil)
    }

    @Test("A schema is listed with the types that follow it")
    func schemas() async throws {
        let schemas = try #require(try await desk.runBare("list", "schemas", "--json").json.array)
        #expect(
            schemas.first { $0["name"] == "notes.updateNote" }
                == ["name": "notes.updateNote", "kind": "intent", "followedBy": ["UpdateNoteIntent"]])
        #expect(schemas.first { $0["name"] == "mail.sendDraft" }?["followedBy"] == [])
    }

    @Test("Without a kind everything is listed")
    func all() async throws {
        let json = try await desk.runBare("list", "--json").json
        #expect(json.object?.names == ["apps", "intents", "entities", "enums", "shortcuts"])
        let table = try await desk.runBare("list")
        #expect(table.status == 0)
        for word in ["notes.createNote", "notes.note", "ReplaceNoteTextIntent"] { #expect(table.output.contains(word)) }
    }

    @Test(
        "An intent is described by schema, by type, and after its app",
        arguments: [
            "notes.updateNote", "UpdateNoteIntent", "notes/notes.updateNote", "notes/UpdateNoteIntent",
            "updatenoteintent",
        ])
    func describeIntent(_ name: String) async throws {
        let json = try await desk.runBare("describe", name, "--json").json
        #expect(json["name"] == "notes.updateNote")
        #expect(json["type"] == "UpdateNoteIntent")
        #expect(json["app"] == "notes")
        let parameters = try #require(json["parameters"]?.array)
        #expect(
            parameters.compactMap { $0["name"]?.string } == [
                "target", "name", "attachments", "isPinned", "folder", "version",
            ])
        #expect(parameters.compactMap { $0["isRequired"]?.bool } == [true, false, false, false, false, false])
        #expect(parameters[0]["type"] == ["entity": "notes/NoteEntity"])
        #expect(parameters[2]["type"] == ["list": "file"])
    }

    @Test("An entity is described with its properties")
    func describeEntity() async throws {
        let json = try await desk.runBare("describe", "notes.note", "--json").json
        let names = json["properties"]?.array?.compactMap { $0["name"]?.string } ?? []
        #expect(
            Set(names).isSuperset(of: [
                "name", "content", "attachments", "isPinned", "creationDate", "modificationDate", "folder",
            ]))
    }

    @Test("A description for people names parameters, types and what is needed")
    func describeForPeople() async throws {
        let result = try await desk.runBare("describe", "notes.createNote")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /--name +text +yes +.*/) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /--isPinned +true or false +default: no +.*/) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /--content +text +no +.*/) != nil })
        #expect(try await desk.runBare("run", "notes.createNote", "--help").output == result.output)
    }

    @Test("The doctor finds nothing wrong where nothing is, and tells an app in one line")
    func healthy() async throws {
        let result = try await desk.run("doctor")
        #expect(result.status == 0)
        #expect(result.output.contains(desk.notes.path))
        #expect(result.output.contains("7 intents, 3 entities, 0 enums, 3 queries, 0 phrases"))
        let entries = try #require(try await desk.run("doctor", "--json").json.array)
        #expect(entries.compactMap { $0["kind"]?.string } == ["configuration", "notes account", "app"])
        #expect(entries.allSatisfy { $0["ok"] == true && $0["reachable"] == true && $0["reasons"] == [] })
    }

    @Test("The doctor lists everything of an app that it is asked about, and of all with --all")
    func listed() async throws {
        let entries = try #require(try await desk.run("doctor", "notes", "--json").json.array)
        let kinds = entries.compactMap { $0["kind"]?.string }
        #expect(kinds.count { $0 == "intent" } == 7)
        #expect(kinds.count { $0 == "entity" } == 3)
        #expect(kinds.count { $0 == "query" } == 3)
        #expect(entries.allSatisfy { $0["app"] == "notes" })
        let intent = try #require(entries.first { $0["name"] == "notes.createNote" })
        #expect(intent["ways"] == ["command", "assistant"])
        #expect(intent["reachable"] == true)
        let all = try #require(try await desk.run("doctor", "--all", "--json").json.array)
        #expect(Set(entries).isSubset(of: all))
        #expect(all.count == entries.count + 2)
        // However little room there is, nothing is cut off what is said.
        let query = try #require(entries.first { $0["name"] == "NoteQuery" }?["about"]?.string)
        for columns in ["40", "80", "200"] {
            let narrow = try await Tool.run(
                ["doctor", "notes", "--notes", desk.notes.path],
                environment: desk.environment(["COLUMNS": columns]), in: desk.root)
            #expect(narrow.status == 0)
            let words = narrow.output.split(whereSeparator: \.isWhitespace).map(String.init)
            #expect(Set(query.split(separator: " ").map(String.init)).isSubset(of: words))
        }
    }

    @Test("The doctor ends with 1 where an account is missing, and names it")
    func missingAccount() async throws {
        let none = try await desk.runBare("doctor", "--json")
        #expect(none.status == 1)
        let account = try #require(try none.json.array?.first { $0["kind"] == "notes account" })
        #expect(account["ok"] == false)
        #expect(account["reasons"]?.array?.first?["grade"] == "wrong")
        let gone = try await desk.runBare("doctor", "--notes", "/nowhere/at/all")
        #expect(gone.status == 1)
        #expect(gone.output.contains("/nowhere/at/all"))
        // The app has nothing to find its notes in, and says so of itself.
        let app = try await desk.runBare("doctor", "notes", "--notes", "/nowhere/at/all")
        #expect(app.status == 1)
        #expect(app.output.contains("no folder of notes"))
    }
}
