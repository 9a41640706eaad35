import SchemaCatalog
import SchemaScaffold
import Testing

@Suite struct `A scaffold` {
    @Test func `has the schema's type with every member, and what it refers to`() throws {
        let source = try Scaffold(of: ["mail.createDraft"]).source
        #expect(source.hasPrefix("import AppIntents\nimport Foundation\n\n// An app that has one of these intents"))
        let intent = """
            /// Starts a new email draft in the composer and hands the draft back.
            ///
            /// Since iOS 18.0, macOS 15.0 and visionOS 2.0.
            @AppIntent(schema: .mail.createDraft)
            struct CreateDraftIntent {
                var body: AttributedString?
                var to: [IntentPerson]
                var subject: String?
                var cc: [IntentPerson]
                var bcc: [IntentPerson]
                var account: MailAccountEntity?
                var attachments: [IntentFile]

                func perform() async throws -> some ReturnsValue<MailDraftEntity> {
                    // Do it in the app, and give the draft that comes of it.
                    let result = try notWritten(MailDraftEntity.self)
                    return .result(value: result)
                }
            }
            """
        #expect(source.contains(intent))
        #expect(try names(["mail.createDraft"], .entity) == ["MailAccountEntity", "MailDraftEntity"])
        #expect(try names(["mail.createDraft"], .query) == ["MailAccountQuery", "MailDraftQuery"])
    }

    @Test func `has only the types of the schemas where no other is asked for`() throws {
        let scaffold = try Scaffold(of: ["mail.createDraft", "mail.account"], includingReferences: false)
        #expect(
            scaffold.declarations.map(\.name) == [
                "CreateDraftIntent", "MailAccountEntity", "MailAccountQuery", "NotWrittenYet", "AppIntent",
            ])
        #expect(scaffold.source.contains("var account: MailAccountEntity?"))
    }

    @Test func `is the same every time`() throws {
        #expect(try Scaffold(of: ["messages"]).source == Scaffold(of: ["messages"]).source)
    }

    @Test func `has a schema once, however often it is named`() throws {
        let once = try Scaffold(of: ["notes"]).source
        #expect(try Scaffold(of: ["notes", "notes.note", "notes"]).source == once)
    }

    @Test func `has all schemas of a domain that is named`() throws {
        let domain = try #require(SchemaCatalog.domain(named: "clock"))
        let scaffold = try Scaffold(of: ["clock"])
        let schemas = scaffold.declarations.compactMap(\.schema)
        #expect(
            schemas
                == (domain.intents.map(\.identifier) + domain.entities.map(\.identifier)
                    + domain.enums.map(\.identifier)))
        #expect(!scaffold.source.contains("// An app that has one of these intents"))
    }

    @Test func `names the rest of an all-or-nothing group`() throws {
        let source = try Scaffold(of: ["clock.createAlarm"]).source
        #expect(source.contains("has all 10 of their group in the domain 'clock'. Missing here: "))
        #expect(try !Scaffold(of: ["notes.createNote"]).source.contains("group"))
    }

    @Test(arguments: [
        ("mail.createDrat", "mail.createDraft"), ("mial", "mail"), ("createDraft", "mail.createDraft"), ("", "mail"),
        ("mail.", "mail.draft"), ("Mail.createDraft", "mail.createDraft"),
    ])
    func `is not made of a name that nothing has, and the nearest are told`(name: String, near: String) throws {
        let error = try #require(throws: ScaffoldError.self) { try Scaffold(of: ["mail.draft", name]) }
        guard case .unknownNames(let unknown) = error else { return }
        #expect(unknown.map(\.name) == [name])
        #expect(unknown[0].nearest.count == 3)
        if !name.isEmpty, name != "mail." { #expect(unknown[0].nearest[0] == near) }
        #expect(error.description.hasPrefix("there is no schema or domain '\(name)'; did you mean '"))
    }

    @Test func `tells of every unknown name`() throws {
        let error = try #require(throws: ScaffoldError.self) { try Scaffold(of: ["mail.a", "notes", "x.y"]) }
        #expect(error.description.split(separator: "\n").count == 2)
    }

    @Test func `says what took the place of a deprecated schema`() throws {
        #expect(
            try Scaffold(of: ["system.search"]).source.contains("/// Deprecated; 'system.searchInApp' takes its place.")
        )
        #expect(try Scaffold(of: ["journal.search"]).source.contains("/// Deprecated, with no schema in its place."))
    }

    @Test(arguments: [
        ("mail.deleteDraft", "struct DeleteDraftIntent: DeleteIntent {"),
        ("mail.openDraft", "struct MailOpenDraft: OpenIntent {"),
        ("system.searchInApp", "static let searchScopes: [StringSearchScope] = [.general]"),
        ("assistant.activate", "static let supportedModes: IntentModes = .foreground"),
        ("files.file", "let id: FileEntityIdentifier"),
        ("files.file", "static let supportedContentTypes: [UTType] = [.data]"),
        ("maps.navigationSession", "struct MapsNavigationSessionEntity: UniqueAppEntity {"),
        ("maps.startNavigation", "-> some ReturnsValue<MapsNavigationSessionEntity?> {"),
        ("audio.playbackAttributes", "case `repeat`"),
        ("audio.playbackAttributes", ".repeat: \"Repeat\","),
        ("system.open", "var target: ItemEntity"),
        ("notes.account", "DisplayRepresentation(title: \"\\(name)\")"),
        ("notes.note", "DisplayRepresentation(title: \"\\(String(name.characters))\")"),
        ("mail.draft", "DisplayRepresentation(title: \"\\(subject ?? \"Draft\")\")"),
        ("calendar.attendee", "person.displayRepresentation"),
    ])
    func `follows what the schema asks for beyond members`(schema: String, line: String) throws {
        #expect(try Scaffold(of: [schema]).source.contains(line))
    }

    @Test(arguments: SchemaCatalog.domainNames)
    func `has lines that fit, without blanks at their end`(domain: String) throws {
        for line in try Scaffold(of: [domain]).source.split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.count <= 120 && !line.hasSuffix(" "), "\(line)")
        }
    }

    private func names(_ identifiers: [String], _ kind: ScaffoldDeclaration.Kind) throws -> [String] {
        try Scaffold(of: identifiers).declarations.filter { $0.kind == kind }.map(\.name)
    }
}
