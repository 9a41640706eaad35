import SchemaCatalog
import Testing

@Suite struct `The schema catalogue` {
    static let domains = SchemaCatalog.domainNames.compactMap(SchemaCatalog.domain(named:))

    @Test func `finds an intent with all that is known of it`() throws {
        let schema = try #require(SchemaCatalog.intent("mail.createDraft"))
        #expect(schema.identifier == "mail.createDraft")
        #expect(schema.domain == "mail")
        #expect(schema.typeName == "CreateDraftIntent")
        #expect(schema.title == "Create Draft")
        #expect(schema.availability == ["iOS 18.0", "macOS 15.0", "visionOS 2.0"])
        #expect(!schema.isDeprecated)
        #expect(schema.experiences.contains("Siri"))
        #expect(schema.result == SchemaType(name: "MailDraftEntity", ref: "mail.draft"))
        let account = try #require(schema.parameters.first { $0.name == "account" })
        #expect(account.ref == "mail.account")
        #expect(account.declaration == "var account: MailAccountEntity?")
        #expect(!account.valueType.isPlaceholder)
    }

    @Test func `finds an entity with its properties in the order of the schema`() throws {
        let schema = try #require(SchemaCatalog.entity("notes.note"))
        #expect(
            schema.properties.map(\.declaration) == [
                "var name: AttributedString", "var content: AttributedString?", "var attachments: [IntentFile]",
                "var isPinned: Bool", "var creationDate: Date?", "var modificationDate: Date?",
                "var folder: FolderEntity?",
            ])
        #expect(schema.query == "EntityQuery")
    }

    @Test func `tells enumerations with fixed cases from those the app fills`() throws {
        let fixed = try #require(SchemaCatalog.enumeration("audio.playbackAttributes"))
        #expect(fixed.cases == ["shuffle", "repeat"])
        #expect(!fixed.isExtensible)
        let open = try #require(SchemaCatalog.enumeration("mail.category"))
        #expect(open.isExtensible)
        #expect(open.rawType == "String")
        #expect(try #require(SchemaCatalog.enumeration("whiteboard.color")).isExtensible)
    }

    @Test(arguments: [
        "", ".", "mail", "mail.", "mail.nothing", "nothing.createDraft", "mail.createDraft.x", "Mail.draft",
    ])
    func `finds nothing for an identifier it does not have`(identifier: String) {
        #expect(SchemaCatalog.intent(identifier) == nil)
        #expect(SchemaCatalog.entity(identifier) == nil)
        #expect(SchemaCatalog.enumeration(identifier) == nil)
    }

    @Test func `keeps the kinds apart`() {
        #expect(SchemaCatalog.entity("mail.createDraft") == nil)
        #expect(SchemaCatalog.intent("mail.draft") == nil)
        #expect(SchemaCatalog.enumeration("mail.draft") == nil)
    }

    @Test func `has the domains of the release and none seen in a beta only`() {
        #expect(SchemaCatalog.domainNames.count == 23)
        #expect(SchemaCatalog.domainNames == SchemaCatalog.domainNames.sorted())
        #expect(SchemaCatalog.domain(named: "appStore") == nil)
        #expect(SchemaCatalog.intent("maps.addNavigationWaypoints") == nil)
        #expect(Self.domains.flatMap(\.intents).count == 180)
        #expect(Self.domains.flatMap(\.entities).count == 74)
        #expect(Self.domains.flatMap(\.enums).count == 50)
    }

    @Test func `names the intents that go together`() throws {
        #expect(try #require(SchemaCatalog.domain(named: "clock")).requiredIntents.count == 10)
        let mail = try #require(SchemaCatalog.domain(named: "mail"))
        #expect(mail.requiresAll)
        #expect(mail.requiredIntents == mail.intents.map(\.name))
        #expect(try #require(SchemaCatalog.domain(named: "notes")).requiredIntents == [])
    }

    @Test func `names what took the place of a deprecated schema`() throws {
        let search = try #require(SchemaCatalog.intent("system.search"))
        #expect(search.isDeprecated)
        #expect(search.replacement == "system.searchInApp")
        #expect(try #require(SchemaCatalog.intent("journal.search")).replacement == nil)
    }

    @Test(arguments: domains) func `speaks only of schemas it has`(domain: SchemaDomain) {
        let members = domain.intents.flatMap(\.parameters) + domain.entities.flatMap(\.properties)
        let refs = members.compactMap(\.ref) + domain.intents.compactMap { $0.result?.ref }
        for ref in refs {
            #expect(SchemaCatalog.entity(ref) != nil || SchemaCatalog.enumeration(ref) != nil, "\(ref)")
        }
        for name in domain.requiredIntents { #expect(domain.intent(named: name) != nil, "\(name)") }
        for intent in domain.intents {
            if let replacement = intent.replacement { #expect(SchemaCatalog.intent(replacement) != nil) }
        }
    }

    @Test(arguments: domains) func `has words for every schema and no name twice`(domain: SchemaDomain) {
        for words in [
            domain.intents.flatMap { [$0.title, $0.summary, $0.typeName] + $0.availability },
            domain.entities.flatMap { [$0.title, $0.summary, $0.typeName] + $0.availability },
            domain.enums.flatMap { [$0.title, $0.summary, $0.typeName] + $0.availability },
        ] {
            #expect(words.allSatisfy { !$0.isEmpty })
        }
        #expect(Set(domain.intents.map(\.name)).count == domain.intents.count)
        #expect(Set(domain.entities.map(\.name)).count == domain.entities.count)
        #expect(Set(domain.enums.map(\.name)).count == domain.enums.count)
    }

    @Test(
        arguments: [
            ("browser.openURLInTab", "Open URL In Tab"), ("system.open", "Open"), ("notes.appendText", "Append Text"),
        ])
    func `makes a title of a name`(identifier: String, title: String) {
        #expect(SchemaCatalog.intent(identifier)?.title == title)
    }

    @Test func `prefers a title that is known`() {
        #expect(SchemaCatalog.entity("spreadsheet.document")?.title == "Spreadsheet")
        #expect(SchemaCatalog.enumeration("books.font")?.title == "Book Font")
    }

    @Test func `knows the static member an intent must have`() throws {
        let schema = try #require(SchemaCatalog.intent("assistant.activate"))
        #expect(
            schema.statics == [
                SchemaStatic(name: "supportedModes", type: "IntentModes", value: ".foreground", isRequired: true)
            ])
        #expect(try #require(SchemaCatalog.intent("system.searchInApp")).statics.map(\.isRequired) == [false])
    }

    @Test func `tells a type that the app chooses from one that is meant literally`() throws {
        let play = try #require(SchemaCatalog.intent("audio.playAudio"))
        #expect(try #require(play.parameters.first { $0.name == "audioEntity" }).valueType.isPlaceholder)
        let attributes = try #require(play.parameters.first { $0.name == "playbackAttributes" })
        #expect(attributes.type == "Set<PlaybackAttributes>")
        #expect(!attributes.valueType.isPlaceholder)
    }
}
