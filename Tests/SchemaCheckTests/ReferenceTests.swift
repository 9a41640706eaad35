import SchemaCheck
import Testing

@Suite("Types that schemas refer to")
struct ReferenceTests {
    @Test("A type without a schema is named at the member, with the attribute and where it belongs")
    func withoutSchema() {
        let source: CheckedSource = [
            "Note.swift": """
            @AppEntity(schema: .notes.note)
            struct Note {
                var folder: Folder?
            }
            """,
            "Folder.swift": """
            /// A folder.
            public struct Folder {}
            """,
        ]
        #expect(
            source.lines == [
                "Note.swift:4:17: error: Property 'folder' of schema 'notes.note' must have a type that follows schema "
                    + "'notes.folder'; write '@AppEntity(schema: .notes.folder)' before the declaration of 'Folder'",
                "Folder.swift:3:15: note: 'Folder' is declared here",
            ])
        #expect(
            source.mended.last == """
                /// A folder.
                @AppEntity(schema: .notes.folder)
                public struct Folder {}
                """)
    }

    @Test(
        "The type is found however it is written",
        arguments: [
            "[Person]", "Array<Person>", "Swift.Array<Person>", "Set<Person>", "[Person]?", "Optional<[Person]>",
            "(Person)",
            "People", "[Other]", "Chat.People", "Kit.Chat.Person",
        ])
    func spellings(type: String) {
        let source: CheckedSource = [
            "Kit/Chat.swift": """
            extension Chat {
                @AppEntity(schema: .messages.conversation)
                struct Conversation {
                    var recipients: \(type)
                }
                typealias People = [Chat.Person]
                typealias Other = Person
                struct Person {}
            }
            enum Chat {}
            """
        ]
        #expect(
            source.messages == [
                "Property 'recipients' of schema 'messages.conversation' must have a type that follows schema "
                    + "'messages.messagePerson'; write '@AppEntity(schema: .messages.messagePerson)' before the "
                    + "declaration of 'Chat.Person'"
            ])
    }

    @Test(
        "A type that follows the schema, or whose declaration is not in the files, is right",
        arguments: [
            "@AppEntity(schema: .notes.folder) struct Folder {}",
            "@AssistantEntity(schema: .notes.folder) class Folder {}",
            "@AppEntity(schema: AppSchema.Entity.notes.folder) struct Folder {}",
            "struct Folder {}\nextension Folder: AssistantSchemaEntity {}", "",
            "typealias Folder = Folder", "typealias Folder = Loop\ntypealias Loop = Folder",
            "func make() { struct Folder {} }",
        ])
    func right(declaration: String) {
        let source: CheckedSource = [
            "Note.swift": "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }",
            "Folder.swift": declaration,
        ]
        #expect(source.lines.isEmpty)
    }

    @Test("A type that follows another schema is no answer, and is not edited")
    func otherSchema() {
        let source: CheckedSource = """
            @AppEntity(schema: .notes.note) struct Note { var folder: Account? }
            @AppEntity(schema: .notes.account) struct Account {}
            """
        #expect(
            source.messages == [
                "Property 'folder' of schema 'notes.note' must have a type that follows schema 'notes.folder', but "
                    + "'Account' follows 'notes.account'; use another type"
            ])
        #expect(!source.mended[0].contains("notes.folder"))
    }

    @Test(
        "A declaration that can never follow the schema is told what to be",
        arguments: [
            ("calendar.attendee", "status", "struct", "calendar.attendeeStatus", "an enumeration with '@AppEnum"),
            ("notes.folder", "account", "enum", "notes.account", "a structure with '@AppEntity"),
        ])
    func wrongKind(schema: String, member: String, keyword: String, wanted: String, remedy: String) throws {
        let source: CheckedSource = """
            @AppEntity(schema: .\(schema)) struct Owner { var \(member): Thing? }
            \(keyword) Thing {}
            """
        #expect(
            source.messages == [
                "Property '\(member)' of schema '\(schema)' must have a type that follows schema '\(wanted)'; 'Thing' cannot "
                    + "follow it, so declare \(remedy)(schema: .\(wanted))' in its place"
            ])
        #expect(source.mended[0].hasSuffix("\(keyword) Thing {}"))
    }

    @Test("A parameter of an intent refers as a property does, to enums too")
    func parameters() {
        let source: CheckedSource = """
            @AppIntent(schema: .calendar.deleteEvent)
            struct Delete {
                @Parameter var entity: Event
                var span: Span?
            }
            @AppEntity(schema: .calendar.event) struct Event { static let defaultQuery = Query() }
            enum Span: String, AppEnum {}
            """
        #expect(
            source.messages == [
                "Parameter 'span' of schema 'calendar.deleteEvent' must have a type that follows schema "
                    + "'calendar.eventSpan'; write '@AppEnum(schema: .calendar.eventSpan)' before the declaration of 'Span'"
            ])
    }

    @Test("Variables that are not the schema's, and static ones, refer to nothing")
    func otherVariables() {
        let source: CheckedSource = """
            @AppEntity(schema: .notes.note)
            struct Note {
                var archive: Folder?
                static var folder: Folder?
                let count = 1
            }
            struct Folder {}
            """
        #expect(source.lines.isEmpty)
    }

    @Test("A member of an earlier form may have the type that was wanted then")
    func earlierForm() {
        let source: CheckedSource = """
            @AppIntent(schema: .notes.createNote) struct Create { var tags: [Tag]; var folder: Folder? }
            struct Tag {}
            @AppEntity(schema: .notes.folder) struct Folder {}
            """
        #expect(source.lines.isEmpty)
    }

    @Test("Of two types of one name, that of the same module is meant")
    func modules() {
        let note = "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }"
        let follower = "@AppEntity(schema: .notes.folder) struct Folder {}"
        let right: CheckedSource = [
            "Kit/Note.swift": note, "Kit/A.swift": follower, "Other/B.swift": "struct Folder {}",
        ]
        #expect(right.lines.isEmpty)
        let wrong: CheckedSource = [
            "Kit/Note.swift": note, "Kit/B.swift": "struct Folder {}", "Other/A.swift": follower,
        ]
        #expect(wrong.lines.count == 2)
        let unclear: CheckedSource = [
            "App/Note.swift": note, "Kit/B.swift": "struct Folder {}", "Other/A.swift": follower,
        ]
        #expect(unclear.lines.isEmpty)
        let hidden: CheckedSource = [
            "Note.swift": note, "A.swift": "private struct Folder {}", "B.swift": follower,
        ]
        #expect(hidden.lines.isEmpty)
    }

    @Test("A type that several schemas want is not edited, because neither is the only right one")
    func conflict() {
        let source: CheckedSource = """
            @AppEntity(schema: .notes.note) struct Note { var folder: Thing? }
            @AppEntity(schema: .notes.folder) struct Folder { var account: Thing? }
            struct Thing {}
            """
        #expect(source.messages.count == 2)
        #expect(source.mended[0].hasSuffix("\nstruct Thing {}"))
    }
}
