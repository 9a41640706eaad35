import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite struct `What the schema macros add` {
    @Test func `wraps the stored variables of the schema and lists the computed ones`() {
        let expanded = ExpandedSource(
            """
            @AppEntity(schema: .notes.folder)
            public struct Folder {
                public static let defaultQuery = Query()
                public let id: String
                public var name: String { title }
                var parentFolder: Folder?
                @Property(title: "Account") var account: Account?
                var title: String
                @available(*, deprecated) var old: String
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.expansion == """
                public struct Folder {
                    public static let defaultQuery = Query()
                    public let id: String
                    public var name: String { title }
                    @Property
                    var parentFolder: Folder?
                    @Property(title: "Account") var account: Account?
                    var title: String
                    @available(*, deprecated) var old: String
                }

                extension Folder: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity {
                    public nonisolated static var __appSchemaEntity: AppIntents.AppSchema.Entity {
                        .init(identifier: "notes.folder")
                    }
                    public typealias __Schema = AppIntents.AppSchema.NotesEntity.FolderSchema
                    public nonisolated static var __computedProperties: [AppIntents.ComputedEntityProperty] {
                        [
                            .init("name") { (entity: Folder) in entity.name },
                        ]
                    }
                    private static func __schemaReferences() {
                        func account<Value: AppIntents.AssistantSchemaEntity>(_: KeyPath<Folder, Value?>) where Value.__Schema == AppIntents.AppSchema.NotesEntity.AccountSchema {}
                        @available(*, unavailable, message: "Property 'account' of schema 'notes.folder' must have a type that follows schema 'notes.account'; write '@AppEntity(schema: .notes.account)' before the declaration of 'Account'") func account<Value>(_: KeyPath<Folder, Value?>) {}
                        account(\\.account)
                    }
                }
                """)
    }

    @Test func `gives an intent the conformances of its schema`() {
        let expanded = ExpandedSource(
            """
            @AppIntent(schema: .whiteboard.openBoard)
            struct OpenBoard {
                var target: Board { didSet { log() } }
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.expansion == """
                struct OpenBoard {
                    @AppIntents.IntentParameter
                    var target: Board { didSet { log() } }
                }

                extension OpenBoard: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.OpenIntent {
                    nonisolated static var __appSchemaIntent: AppIntents.AppSchema.Intent {
                        .init(identifier: "whiteboard.openBoard")
                    }
                    private static func __schemaReferences() {
                        func target<Value: AppIntents.AssistantSchemaEntity>(_: KeyPath<OpenBoard, Value>) where Value.__Schema == AppIntents.AppSchema.WhiteboardEntity.BoardSchema {}
                        @available(*, unavailable, message: "Parameter 'target' of schema 'whiteboard.openBoard' must have a type that follows schema 'whiteboard.board'; write '@AppEntity(schema: .whiteboard.board)' before the declaration of 'Board'") func target<Value>(_: KeyPath<OpenBoard, Value>) {}
                        target(\\.target)
                    }
                }
                """)
    }

    @Test func `leaves out the conformances a type has already`() {
        let source = """
            @AppEnum(schema: .mail.category)
            enum Category: String, AppEnum {
                case primary
            }
            """
        let expansion = ExpandedSource(source, conformances: ["AppIntents.AssistantSchemaEnum"]).expansion
        #expect(expansion.contains("extension Category: AppIntents.AssistantSchemaEnum {"))
        #expect(ExpandedSource(source, conformances: []).expansion.contains("extension Category {"))
    }

    @Test(
        arguments: [
            ("public struct Account", "public nonisolated static"),
            ("package struct Account", "package nonisolated static"),
            ("struct Account", "    nonisolated static"), ("private struct Account", "    nonisolated static"),
            ("public final class Account", "public nonisolated static"),
            ("open class Account", "public nonisolated static"),
        ])
    func `are as visible as the type`(declaration: String, member: String) {
        let expansion = ExpandedSource("@AppEntity(schema: .notes.account)\n\(declaration) { var name: String }")
            .expansion
        #expect(expansion.contains("\(member) var __appSchemaEntity"))
    }

    @Test func `are as visible as an extension makes the type`() {
        let expansion = ExpandedSource(
            """
            public extension Notes {
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
            }
            """
        ).expansion
        #expect(expansion.contains("public nonisolated static var __appSchemaEntity"))
    }

    @Test func `are available where the type is`() {
        let expansion = ExpandedSource(
            "@available(macOS 26, *)\n@AppEntity(schema: .notes.account)\nstruct Account { var name: String }"
        ).expansion
        #expect(expansion.contains("@available(macOS 26, *)\nextension Account"))
    }

    @Test func `include members that stand under a condition`() {
        let expanded = ExpandedSource(
            """
            @AppEntity(schema: .notes.account)
            struct Account {
                #if os(Linux)
                var name: String { "" }
                #endif
            }
            """)
        #expect(expanded.messages == [])
        #expect(expanded.expansion.contains(".init(\"name\")"))
    }

    @Test(
        arguments: [
            "[IntentPerson]", "Array<IntentPerson>", "Swift.Array<AppIntents.IntentPerson>",
            "[ AppIntents.IntentPerson ]",
            "(([IntentPerson]))", "People",
        ])
    func `accept each spelling of an array`(type: String) {
        let expanded = ExpandedSource(
            """
            @AppEntity(schema: .mail.draft)
            struct Draft {
                typealias People = [IntentPerson]
                var to: \(type)
                var cc: [IntentPerson] = []
                var bcc: [IntentPerson]
                var subject: Optional<Swift.String>
                var body: Foundation.AttributedString?
                var attachments: [IntentFile]
                var account: Accounts.Mail
            }
            """)
        #expect(expanded.messages == [])
    }

    @Test(
        arguments: [
            ("@AppEntity(schema: AppSchema.Entity.notes.account)", true),
            ("@AppEntity(schema: AppIntents.AppSchema.Entity.notes.account)", true),
            ("@AppEntity(schema: AssistantSchemas.EntitySchema.notes.account)", true),
            ("@AppEntity(schema: .init(identifier: \"notes.account\"))", false), ("@AppEntity(schema: .notes)", false),
            ("@AppEntity(schema: account())", false), ("@AppEntity()", false),
        ])
    func `follow a schema named in full but not a computed one`(attribute: String, isReadable: Bool) {
        let expanded = ExpandedSource("\(attribute)\nstruct Account { var name: String }")
        #expect(expanded.messages.isEmpty == isReadable)
        #expect(expanded.expansion.contains("identifier: \"notes.account\")\n    }") == isReadable)
    }
}

@Suite struct `What the property macros add` {
    @Test func `a property that reads the variable, and its projection`() {
        let expanded = ExpandedSource(
            """
            struct Trail {
                @ComputedProperty public var name: String { "" }
                @ComputedProperty(title: "Length") var `repeat`: Int { get { 1 } set {} }
            }
            """)
        #expect(expanded.messages == [])
        #expect(
            expanded.expansion == """
                struct Trail {
                    public var name: String { "" }

                    private let _name = AppIntents.EntityProperty<String>(
                        identifier: "name", getter: { (entity: Trail) in entity.name })

                    public var $name: AppIntents.EntityProperty<String> {
                        _name
                    }
                    var `repeat`: Int { get { 1 } set {} }

                    private let _repeat = AppIntents.EntityProperty<Int>(
                        identifier: "repeat", title: "Length", getter: { (entity: Trail) in entity.`repeat` })

                    var $repeat: AppIntents.EntityProperty<Int> {
                        _repeat
                    }
                }
                """)
    }

    @Test(arguments: [("async throws", "try await"), ("async", "await")])
    func `a deferred property awaits the variable`(effects: String, reading: String) {
        let expansion = ExpandedSource(
            "struct Trail { @DeferredProperty var name: String { get \(effects) { \"\" } } }"
        ).expansion
        #expect(expansion.contains("asyncGetter: { (entity: Trail) in \(reading) entity.name }"))
    }
}
