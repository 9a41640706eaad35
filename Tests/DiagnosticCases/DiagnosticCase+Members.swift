extension DiagnosticCase {
    /// What is said of the attribute and of parameters and properties.
    static let members: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a missing property",
            annotated: """
                @AppEntity(schema: .notes.folder)
                struct Folder {
                       ^ Entity 'Folder' lacks property 'parentFolder' of schema 'notes.folder'; declare 'var parentFolder: Folder?' in the body of 'Folder', because one in an extension is not seen
                         > Insert 'var parentFolder: Folder?'
                    let id: String
                    var name: String // shown to people
                    var account: AccountEntity?
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.folder)
                struct Folder {
                    let id: String
                    var name: String // shown to people
                    var parentFolder: Folder?
                    var account: AccountEntity?
                }
                """),
        DiagnosticCase(
            name: "a missing parameter where only an instance's namesake is static",
            annotated: """
                enum Actions {
                    @AppIntent(schema: .whiteboard.createBoard)
                    struct CreateBoard {
                           ^ Intent 'CreateBoard' lacks parameter 'title' of schema 'whiteboard.createBoard'; declare 'var title: String?' in the body of 'CreateBoard', because one in an extension is not seen
                             > Insert 'var title: String?'
                        static let title: LocalizedStringResource = "New Board"
                    }
                }
                """,
            fixed: """
                enum Actions {
                    @AppIntent(schema: .whiteboard.createBoard)
                    struct CreateBoard {
                        var title: String?
                        static let title: LocalizedStringResource = "New Board"
                    }
                }
                """),
        DiagnosticCase(
            name: "a missing static member",
            annotated: """
                @AppIntent(schema: .assistant.activate)
                struct Talk {}
                       ^ Schema 'assistant.activate' prescribes 'supportedModes'; declare 'static let supportedModes: IntentModes = .foreground' in the body of 'Talk'
                         > Insert 'static let supportedModes: IntentModes = .foreground'
                """,
            fixed: """
                @AppIntent(schema: .assistant.activate)
                struct Talk {
                    static let supportedModes: IntentModes = .foreground
                }
                """),
        DiagnosticCase(
            name: "another value type",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: Int
                              ^ Property 'name' of schema 'notes.account' must have type 'String', not 'Int'
                                > Replace 'Int' with 'String'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String
                }
                """),
        DiagnosticCase(
            name: "another value type that only the initial value shows",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name = 1
                        ^ Property 'name' of schema 'notes.account' must have type 'String', not 'Int'
                          > Insert ': String'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String = 1
                }
                """,
            compiler: [
                "3: argument passed to call that takes no arguments", "generic parameter 'Value' could not be inferred",
            ],
            mended: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String
                }
                """),
        DiagnosticCase(
            name: "a value where a type with a schema belongs",
            annotated: """
                @AppIntent(schema: .mail.openDraft)
                struct OpenDraft {
                    var target: String
                                ^ Parameter 'target' of schema 'mail.openDraft' must have type 'MailDraftEntity' (or your own type that follows schema 'mail.draft' in its place), not 'String'
                                  > Replace 'String' with 'MailDraftEntity'
                }
                """,
            fixed: """
                @AppIntent(schema: .mail.openDraft)
                struct OpenDraft {
                    var target: MailDraftEntity
                }
                """, compiler: ["type 'OpenDraft' does not conform to protocol 'OpenIntent'"]),
        DiagnosticCase(
            name: "one where several belong, keeping the app's type",
            annotated: """
                @AppIntent(schema: .whiteboard.deleteBoard)
                struct DeleteBoard {
                    var entities: CanvasBoard
                                  ^ Parameter 'entities' of schema 'whiteboard.deleteBoard' must have type '[CanvasBoard]' (or your own type that follows schema 'whiteboard.board' in its place), not 'CanvasBoard'
                                    > Replace 'CanvasBoard' with '[CanvasBoard]'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.deleteBoard)
                struct DeleteBoard {
                    var entities: [CanvasBoard]
                }
                """, compiler: ["type 'DeleteBoard' does not conform to protocol 'DeleteIntent'"]),
        DiagnosticCase(
            name: "a type that must be optional",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter(title: "Title") var title: String
                                                          ^ Parameter 'title' of schema 'whiteboard.createBoard' must be optional; make its type 'String?'
                                                            > Replace 'String' with 'String?'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    @Parameter(title: "Title") var title: String?
                }
                """),
        DiagnosticCase(
            name: "a type that must not be optional",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: Optional<String>
                              ^ Property 'name' of schema 'notes.account' must not be optional; make its type 'String'
                                > Replace 'Optional<String>' with 'String'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String
                }
                """),
        DiagnosticCase(
            name: "a constant",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    let name: String
                    ^ Property 'name' of schema 'notes.account' must be a variable; write 'var' in place of 'let'
                      > Replace 'let' with 'var'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String
                }
                """),
        DiagnosticCase(
            name: "two variables in one declaration",
            annotated: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    public var name, emailAddress: String
                               ^ Property 'name' of schema 'mail.account' must be declared on its own; write one 'var' for each variable
                                 > Declare each variable on its own
                }
                """,
            fixed: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    public var name: String
                    public var emailAddress: String
                }
                """),
        DiagnosticCase(
            name: "a computed parameter",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String? { nil }
                                       ^ Parameter 'title' of schema 'whiteboard.createBoard' must be stored, because the system sets it; remove its accessors
                                         > Remove '{ nil }'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String?
                }
                """),
        DiagnosticCase(
            name: "a property that takes time to read",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String { get async throws { "" } }
                        ^ Property 'name' of schema 'notes.account' cannot be read as it is declared; give its getter 'async throws' and attribute '@DeferredProperty', or neither 'async' nor 'throws'
                          > Insert '@DeferredProperty'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    @DeferredProperty var name: String { get async throws { "" } }
                }
                """),
        DiagnosticCase(
            name: "further members that have to be given",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String?
                    @Parameter var style: IntentPerson
                                   ^ Parameter 'style' is not part of schema 'whiteboard.createBoard' and so must be optional or have a default value
                                     > Replace 'IntentPerson' with 'IntentPerson?'
                    @Parameter(title: "Width", default: 10) var width: Int
                    @Parameter var height: Int?
                    var depth: Int = 1
                    @Dependency var store: Store
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String?
                    @Parameter var style: IntentPerson?
                    @Parameter(title: "Width", default: 10) var width: Int
                    @Parameter var height: Int?
                    var depth: Int = 1
                    @Dependency var store: Store
                }
                """),
        DiagnosticCase(
            name: "a property that is filled on the first reading",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    lazy var name: String = ""
                    ^ Property 'name' of schema 'notes.account' must not be 'lazy'; remove 'lazy'
                      > Remove 'lazy'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String = ""
                }
                """,
            mended: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String
                }
                """),
        DiagnosticCase(
            name: "a property that belongs to the type",
            annotated: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    static var name: String { "" }
                               ^ Property 'name' of schema 'notes.account' must belong to each entity; remove 'static'
                                 > Remove 'static'
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account {
                    var name: String { "" }
                }
                """),
        DiagnosticCase(
            name: "a parameter that belongs to the type",
            annotated: """
                @AppIntent(schema: .whiteboard.deleteBoard)
                struct DeleteBoard {
                    static var entities: [CanvasBoard] { [] }
                               ^ Parameter 'entities' of schema 'whiteboard.deleteBoard' must belong to each intent; remove 'static'
                                 > Remove 'static'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.deleteBoard)
                struct DeleteBoard {
                    var entities: [CanvasBoard] { [] }
                }
                """, isSettled: false,
            compiler: ["type 'DeleteBoard' does not conform to protocol 'DeleteIntent'"],
            mended: """
                @AppIntent(schema: .whiteboard.deleteBoard)
                struct DeleteBoard {
                    var entities: [CanvasBoard]
                }
                """),
        DiagnosticCase(
            name: "one value where a list belongs",
            annotated: """
                @AppEntity(schema: .mail.draft)
                struct Draft {
                    var to: IntentPerson
                            ^ Property 'to' of schema 'mail.draft' must have type '[IntentPerson]', not 'IntentPerson'
                              > Replace 'IntentPerson' with '[IntentPerson]'
                    var cc: Set<IntentPerson>
                            ^ Property 'cc' of schema 'mail.draft' must have type '[IntentPerson]', not 'Set<IntentPerson>'
                              > Replace 'Set<IntentPerson>' with '[IntentPerson]'
                    var bcc: [IntentPerson]
                    var subject: String?
                    var body: AttributedString?
                    var attachments: [IntentFile]
                    var account: MailAccountEntity
                }
                """,
            fixed: """
                @AppEntity(schema: .mail.draft)
                struct Draft {
                    var to: [IntentPerson]
                    var cc: [IntentPerson]
                    var bcc: [IntentPerson]
                    var subject: String?
                    var body: AttributedString?
                    var attachments: [IntentFile]
                    var account: MailAccountEntity
                }
                """),
        DiagnosticCase(
            name: "everything at once",
            annotated: """
                @AppEntity(schema: .mail.account)
                struct Account {
                       ^ Entity 'Account' lacks property 'emailAddress' of schema 'mail.account'; declare 'var emailAddress: String' in the body of 'Account', because one in an extension is not seen
                         > Insert 'var emailAddress: String'
                    let name: Int?
                    ^ Property 'name' of schema 'mail.account' must be a variable; write 'var' in place of 'let'
                      > Replace 'let' with 'var'
                              ^ Property 'name' of schema 'mail.account' must have type 'String', not 'Int?'
                                > Replace 'Int?' with 'String'
                    @Property var colour: Int
                                  ^ Property 'colour' is not part of schema 'mail.account' and so must be optional or have a default value
                                    > Replace 'Int' with 'Int?'
                    init() { name = nil }
                }
                """,
            fixed: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    var name: String
                    var emailAddress: String
                    @Property var colour: Int?
                    init() { name = nil }
                }
                """,
            mended: """
                @AppEntity(schema: .mail.account)
                struct Account {
                    var name: String
                    var emailAddress: String
                    @Property var colour: Int?
                    init() {}
                }
                """),
        DiagnosticCase(
            name: "a further member of an existential type",
            annotated: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String?
                    @Parameter var style: any Style
                                   ^ Parameter 'style' is not part of schema 'whiteboard.createBoard' and so must be optional or have a default value
                                     > Replace 'any Style' with '(any Style)?'
                }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard {
                    var title: String?
                    @Parameter var style: (any Style)?
                }
                """, uncompiled: "the framework has no parameter of an existential type"),
    ]
}
