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

    @Test("The doctor finds nothing wrong where nothing is")
    func healthy() async throws {
        let result = try await desk.run("doctor")
        #expect(result.status == 0)
        #expect(result.output.contains(desk.notes.path))
        let findings = try #require(try await desk.run("doctor", "--json").json.array)
        #expect(findings.allSatisfy { $0["ok"] == true })
        #expect(findings.allSatisfy { ["ok", "note"].contains($0["grade"]) })
        #expect(findings.count >= 3)
    }

    @Test("The doctor ends with 1 where an account is missing, and names it")
    func missingAccount() async throws {
        let none = try await desk.runBare("doctor", "--json")
        #expect(none.status == 1)
        #expect(try none.json.array?.contains { $0["ok"] == false && $0["subject"] == "notes account" } == true)
        #expect(try none.json.array?.contains { $0["grade"] == "wrong" && $0["subject"] == "notes account" } == true)
        let gone = try await desk.runBare("doctor", "--notes", "/nowhere/at/all")
        #expect(gone.status == 1)
        #expect(gone.output.contains("/nowhere/at/all"))
    }
}
