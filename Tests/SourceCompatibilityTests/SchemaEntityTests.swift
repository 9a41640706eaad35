import AppIntents
import Testing

/// Types that leave everything to the schema macros.
@Suite struct SchemaEntityTests {
    @Test(
        "An entity follows the schema its macro names and has the schema's name",
        arguments: [
            (PostDraft.self, "mail.draft", "Draft"), (PostThread.self, "mail.thread", "Thread"),
            (PostAccount.self, "mail.account", "Account"), (PostBox.self, "mail.mailbox", "Mailbox"),
            (PostLetter.self, "mail.message", "Message"), (JotterNote.self, "notes.note", "Note"),
            (JotterFolder.self, "notes.folder", "Folder"), (JotterAccount.self, "notes.account", "Account"),
            (SketchBoardEntity.self, "whiteboard.board", "Board"),
        ] as [(any AssistantSchemaEntity.Type, String, String)])
    func schemaOfEntity(type: any AssistantSchemaEntity.Type, schema: String, title: String) {
        #expect(type.__appSchemaEntity.identifier == schema)
        #expect(String(localized: type.typeDisplayRepresentation.name) == title)
        #expect(type.isAssistantOnly == false)
    }

    @Test("An intent follows the schema its macro names and has the schema's title")
    func schemaOfIntent() {
        #expect(NewSketchBoardIntent.__appSchemaIntent.identifier == "whiteboard.createBoard")
        #expect(String(localized: NewSketchBoardIntent.title) == "Create Board")
        #expect(JotNoteIntent.__appSchemaIntent.identifier == "notes.createNote")
        #expect(String(localized: JotNoteIntent.title) == "Create Note")
    }

    @Test("An enum follows the schema its macro names and has the schema's name")
    func schemaOfEnum() {
        #expect(SketchColor.__appSchemaEnum.identifier == "whiteboard.color")
        #expect(String(localized: SketchColor.typeDisplayRepresentation.name) == "Color")
        #expect(PostCategory.__appSchemaEnum.identifier == "mail.category")
    }

    @Test("An enum's case without a representation of its own is shown by its name in words")
    func enumFallback() {
        #expect(SketchColor.allCases.count == 7)
        #expect(String(localized: SketchColor.grey.displayRepresentation.title) == "Grey")
        #expect(String(localized: SketchColor.burntSienna.displayRepresentation.title) == "Burnt Sienna")
    }

    @Test("An enum's case with a representation of its own is shown by it")
    func enumRepresentation() {
        let shown = PostCategory.circulars.displayRepresentation
        #expect(String(localized: shown.title) == "Circulars")
        #expect(shown.subtitle.map { String(localized: $0) } == "Sent to many")
    }

    @Test("A letter keeps every value the schema gives it")
    func letter() async throws {
        let account = try #require(try await PostAccount.defaultQuery.entities(for: ["harbour"]).first)
        let box = PostBox(id: 4)
        box.name = "Inbox"
        box.account = account
        let letter = PostLetter(id: "l1")
        letter.to = [IntentPerson(name: .displayName("Ada"), handle: .init(emailAddress: "ada@harbour.example"))]
        letter.cc = []
        letter.bcc = []
        letter.attachments = [IntentFile(data: Data("tide".utf8), filename: "tide.txt", type: .plainText)]
        letter.sender = IntentPerson(handle: .init(emailAddress: "office@harbour.example"))
        letter.dateSent = Date(timeIntervalSince1970: 0)
        letter.dateReceived = Date(timeIntervalSince1970: 60)
        letter.isRead = false
        letter.isJunk = false
        letter.isFlagged = true
        letter.category = .personal
        letter.account = account
        letter.mailbox = box

        #expect(letter.to.first?.name == .displayName("Ada"))
        #expect(letter.attachments.first?.data == Data("tide".utf8))
        #expect(letter.dateReceived.timeIntervalSince(letter.dateSent) == 60)
        #expect(letter.isFlagged)
        #expect(letter.category == .personal)
        #expect(letter.mailbox.account.emailAddress == "office@harbour.example")
        #expect(String(localized: letter.displayRepresentation.title) == "No subject")
        letter.subject = "Tide tables"
        #expect(String(localized: letter.displayRepresentation.title) == "Tide tables")
    }

    @Test("An optional property that nobody set is nil")
    func unsetOptionals() {
        let draft = PostDraft(id: UUID())
        #expect(draft.subject == nil)
        #expect(draft.body == nil)
        let letter = PostLetter(id: "l2")
        #expect(letter.category == nil)
    }

    @Test("A property that the schema lets be missing is optional")
    func optionality() {
        let letter = PostLetter(id: "l3")
        #expect(letter.$dateReceived.isOptional == false)
        #expect(letter.$category.isOptional)
    }

    @Test("A thread shows how many letters it has")
    func thread() {
        let thread = PostThread(id: "t")
        thread.title = "Moorings"
        thread.messages = [PostLetter(id: "a"), PostLetter(id: "b")]
        #expect(thread.displayRepresentation.subtitle.map { String(localized: $0) } == "2 letters")
        #expect(thread.description == nil)
    }

    @Test("A folder may lie in another folder")
    func nestedFolders() {
        let parent = JotterFolder(id: "p")
        parent.name = "Boats"
        let child = JotterFolder(id: "c")
        child.name = "Kittiwake"
        child.parentFolder = parent
        #expect(child.parentFolder?.name == "Boats")
        #expect(child.parentFolder?.parentFolder == nil)
    }

    @Test("An intent of a schema takes its parameters and returns an entity of the schema")
    func createNote() async throws {
        AppDependencyManager.shared.add(dependency: JotterIDs())
        let intent = JotNoteIntent()
        intent.name = AttributedString("Knots")
        intent.attachments = []
        intent.isPinned = true
        let note = try #require(try await intent.perform().value)
        #expect(note.id == "new")
        #expect(String(note.name.characters) == "Knots")
        #expect(note.isPinned)
        #expect(note.content == nil)
        #expect(String(localized: note.displayRepresentation.title) == "Knots")
    }

    @Test("An intent may have a parameter called title, apart from its own title")
    func createBoard() async throws {
        let intent = NewSketchBoardIntent()
        #expect(intent.title == nil)
        intent.title = "Hull lines"
        #expect(intent.title == "Hull lines")
        let board = try #require(try await intent.perform().value)
        board.title = "Hull lines"
        #expect(board.title == "Hull lines")
        #expect(board.id != SketchBoardEntity().id)
        #expect(String(localized: board.displayRepresentation.title) == "A sketch board")
    }
}
