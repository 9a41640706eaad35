import Foundation
import JSON
import Testing

@Suite("schemas and scaffold", .serialized)
struct SchemaCommandTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    // MARK: schemas

    @Test("Without a word every domain is shown, with what it has")
    func domains() async throws {
        let result = try await desk.runBare("schemas")
        #expect(result.status == 0)
        #expect(result.complaints.isEmpty)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.first == "DOMAIN INTENTS ENTITIES ENUMS USED BY ALL OR NONE")
        #expect(lines.contains("mail 12 5 1 Shortcuts, Siri 12 intents"))
        #expect(lines.contains("notes 3 3 0 Shortcuts, Siri"))
        let json = try #require(try await desk.runBare("schemas", "--json").json.array)
        #expect(json.count == lines.count - 1)
        let clock = try #require(json.first { $0["name"] == "clock" })
        #expect(clock["requiresAll"] == true)
        #expect(clock["requiredIntents"]?.array?.count == 10)
        #expect(clock["intents"] == 14)
    }

    @Test("A domain is shown with its schemas, their first release and what they are")
    func domain() async throws {
        let result = try await desk.runBare("schemas", "system")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "system")
        #expect(lines.contains { $0.wholeMatch(of: /system\.search +iOS 18\.0 +Deprecated\. .+/) != nil })
        #expect(lines.contains { $0.wholeMatch(of: /system\.open +iOS 27\.0 +.+/) != nil })
        #expect(try await desk.runBare("schemas", "clock").output.contains("all of these intents or none of them: "))
        let json = try await desk.runBare("schemas", "calendar", "--json").json
        #expect(
            json.object?.names == [
                "name", "experiences", "requiresAll", "requiredIntents", "intents", "entities", "enums", "unions",
            ])
        #expect(json["enums"]?.array?.count == 4)
    }

    @Test(
        "A schema is shown with all that it asks for",
        arguments: [
            ("mail.forwardMail", #"Only with +archiveMail, .+"#),
            ("mail.forwardMail", #"target +MailMessageEntity +no +mail\.message"#),
            ("mail.forwardMail", #"subject +String +yes *"#),
            ("mail.createDraft", #"Returns +MailDraftEntity \(mail\.draft\)"#),
            ("mail.createDraft", #"Start with +appintents scaffold mail\.createDraft"#),
            ("mail.deleteDraft", #"Conforms to +DeleteIntent"#),
            ("system.search", #"Deprecated +use system\.searchInApp"#),
            ("journal.search", #"Deprecated +nothing takes its place"#),
            ("assistant.activate", #"supportedModes +IntentModes +\.foreground +yes"#),
            ("calendar.event", #"location +EventLocation +yes +a type of the app's own"#),
            ("calendar.event", #"CASE OF EventAlarm +TYPE .+"#), ("calendar.eventSpan", #"Cases +fixed"#),
            ("calendar.eventSpan", "future"), ("mail.category", #"Cases +the app's to choose"#),
            ("notes.note", #"Since +iOS 27\.0, macOS 27\.0, visionOS 27\.0"#),
            ("notes.note", #"Usual type +NoteEntity"#),
            ("notes.note", #"Used by +Siri, Shortcuts"#),
        ])
    func schema(_ name: String, _ line: String) async throws {
        let result = try await desk.runBare("schemas", name)
        #expect(result.status == 0)
        let pattern = try Regex(line)
        #expect(result.output.split(separator: "\n").contains { $0.wholeMatch(of: pattern) != nil }, "\(result.output)")
    }

    @Test("A schema as JSON has the same")
    func schemaJSON() async throws {
        let schemas = try #require(try await desk.runBare("schemas", "calendar.event", "--json").json.array)
        #expect(schemas.count == 1)
        #expect(schemas[0]["kind"] == "entity")
        #expect(schemas[0]["type"] == "EventEntity")
        let properties = try #require(schemas[0]["properties"]?.array)
        #expect(
            properties.first { $0["name"] == "calendar" }
                == ["name": "calendar", "type": "CalendarEntity", "isOptional": false, "ref": "calendar.calendar"])
        #expect(properties.first { $0["name"] == "location" }?["isOfApp"] == true)
        #expect(schemas[0]["unions"]?.array?.compactMap { $0["name"] } == ["EventLocation", "EventAlarm"])
    }

    // MARK: scaffold

    @Test("A scaffold is the whole file, on standard output")
    func scaffold() async throws {
        let result = try await desk.runBare("scaffold", "mail.createDraft")
        #expect(result.status == 0)
        #expect(result.complaints.isEmpty)
        #expect(result.output.hasPrefix("import AppIntents\n"))
        for word in [
            "struct CreateDraftIntent {", "struct MailDraftEntity {", "struct MailDraftQuery: EntityStringQuery {",
        ] {
            #expect(result.output.contains(word))
        }
        for way in [["--only", "mail.createDraft"], ["mail.createDraft", "--only"]] {
            let only = try await Tool.run(["scaffold"] + way, environment: desk.environment(), in: desk.root)
            #expect(only.output.contains("struct CreateDraftIntent {"))
            #expect(!only.output.contains("struct MailDraftEntity"))
        }
    }

    @Test("Several schemas and whole domains make one file, and JSON tells its types")
    func several() async throws {
        let json = try await desk.runBare("scaffold", "notes", "mail.category", "--json").json
        let types = try #require(json["types"]?.array?.compactMap { $0["schema"]?.string })
        #expect(types.contains("notes.createNote") && types.contains("notes.folder") && types.last == "mail.category")
        #expect(json["source"]?.string?.contains("enum MailCategory: String {") == true)
    }

    @Test("A scaffold is written to a new file, and never over one that is there")
    func output() async throws {
        let file = desk.root.appendingPathComponent("Draft.swift")
        let written = try await desk.runBare("scaffold", "mail.createDraft", "--output", "Draft.swift")
        #expect(written.status == 0)
        #expect(written.output.isEmpty)
        #expect(written.complaints == "Wrote 1 intent and 2 entities to Draft.swift.\n")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(try await desk.runBare("scaffold", "mail.createDraft").output == source)

        let before = try desk.files()
        for there in ["Draft.swift", "Notes"] {
            let refused = try await desk.runBare("scaffold", "notes", "--output", there)
            #expect(refused.status == 1)
            #expect(refused.complaints.contains("'\(there)' is there already"))
        }
        let nowhere = try await desk.runBare("scaffold", "notes", "--output", "nowhere/A.swift")
        #expect(nowhere.status == 1)
        #expect(nowhere.complaints.contains("'nowhere/A.swift' cannot be written"))
        #expect(try desk.files() == before)
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
        #expect(try FileManager.default.contentsOfDirectory(atPath: desk.root.path).allSatisfy { !$0.hasPrefix(".") })
    }

    @Test(
        "A wrong name or word ends with 2 and says what would be right",
        arguments: [
            (["schemas", "mial"], "'mail'"), (["schemas", "mail.createDrat"], "'mail.createDraft'"),
            (["schemas", "mail."], "'mail.'"), (["schemas", "mail", "notes"], "'notes'"),
            (["schemas", "--bogus"], "--bogus"), (["scaffold"], "the name of a schema or a domain"),
            (["scaffold", "mail.createDrat"], "'mail.createDraft'"), (["scaffold", "mail", "nots"], "'notes'"),
            (["scaffold", "mail", "--bogus"], "--bogus"), (["scaffold", "mail", "--output"], "'--output'"),
        ] as [([String], String)])
    func wrong(_ arguments: [String], _ words: String) async throws {
        let result = try await Tool.run(arguments, environment: desk.environment(), in: desk.root)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.hasPrefix("appintents: "))
        #expect(result.complaints.contains(words), "\(result.complaints)")
    }

    @Test("Both commands have help", arguments: ["schemas", "scaffold"])
    func help(command: String) async throws {
        #expect(try await desk.runBare("--help").output.contains("\n  \(command) "))
        #expect(try await desk.runBare(command, "--help").output.contains("Usage: appintents \(command) "))
    }
}
