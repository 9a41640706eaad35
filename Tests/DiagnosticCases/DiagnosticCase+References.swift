extension DiagnosticCase {
    /// What is said of types that do not follow the schema they have to.
    static let references: [DiagnosticCase] = [
        DiagnosticCase(
            name: "an entity in the body that follows no schema",
            annotated: """
                @AppEntity(schema: .mail.mailbox)
                struct Mailbox {
                    var name: String
                    var account: Account
                                 ^ Property 'account' of schema 'mail.mailbox' must have a type that follows schema 'mail.account'; write '@AppEntity(schema: .mail.account)' before the declaration of 'Account'
                                   > Insert '@AppEntity(schema: .mail.account)'

                    struct Account: AppEntity {
                        var name: String
                        var emailAddress: String
                    }
                }
                """,
            fixed: """
                @AppEntity(schema: .mail.mailbox)
                struct Mailbox {
                    var name: String
                    var account: Account

                    @AppEntity(schema: .mail.account)
                    struct Account: AppEntity {
                        var name: String
                        var emailAddress: String
                    }
                }
                """),
        DiagnosticCase(
            name: "an entity in the body that follows another schema",
            annotated: """
                @AppEntity(schema: .notes.folder)
                struct Folder {
                    var name: String
                    var parentFolder: Folder?
                    var account: Account?
                                 ^ Property 'account' of schema 'notes.folder' must have a type that follows schema 'notes.account'; write '@AppEntity(schema: .notes.account)' before the declaration of 'Account'
                                   > Replace '@AppEntity(schema: .mail.account)' with '@AppEntity(schema: .notes.account)'

                    @AppEntity(schema: .mail.account)
                    struct Account {
                        var name: String
                        var emailAddress: String
                    }
                }
                """,
            fixed: """
                @AppEntity(schema: .notes.folder)
                struct Folder {
                    var name: String
                    var parentFolder: Folder?
                    var account: Account?

                    @AppEntity(schema: .notes.account)
                    struct Account {
                        var name: String
                        var emailAddress: String
                    }
                }
                """),
        DiagnosticCase(
            name: "an enumeration in the body that follows no schema",
            annotated: """
                @AppEntity(schema: .photos.album)
                struct Album {
                    var name: String
                    var creationDate: Date?
                    var albumType: Kind
                                   ^ Property 'albumType' of schema 'photos.album' must have a type that follows schema 'photos.albumType'; write '@AppEnum(schema: .photos.albumType)' before the declaration of 'Kind'
                                     > Insert '@AppEnum(schema: .photos.albumType)'
                    enum Kind: String, AppEnum { case shared }
                }
                """,
            fixed: """
                @AppEntity(schema: .photos.album)
                struct Album {
                    var name: String
                    var creationDate: Date?
                    var albumType: Kind
                    @AppEnum(schema: .photos.albumType)
                    enum Kind: String, AppEnum { case shared }
                }
                """),
        DiagnosticCase(
            name: "a structure in the body where an enumeration belongs",
            annotated: """
                @AppEntity(schema: .photos.album)
                struct Album {
                    var name: String
                    var creationDate: Date?
                    var albumType: Kind
                                   ^ Property 'albumType' of schema 'photos.album' must have a type that follows schema 'photos.albumType'; write '@AppEnum(schema: .photos.albumType)' before the declaration of 'Kind'
                    struct Kind: AppEntity {}
                }
                """,
            fixed: """
                @AppEntity(schema: .photos.album)
                struct Album {
                    var name: String
                    var creationDate: Date?
                    var albumType: Kind
                    struct Kind: AppEntity {}
                }
                """, isSettled: false,
            mended: """
                @AppEntity(schema: .photos.album)
                struct Album {
                    var name: String
                    var creationDate: Date?
                    var albumType: Kind
                    @AppEnum(schema: .photos.albumType)
                    enum Kind: String { case shared }
                }
                """),
        elsewhere(
            "an entity declared elsewhere that follows no schema",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; var account: Gadget }",
            "'account' is unavailable: Property 'account' of schema 'mail.mailbox' must have a type that follows schema 'mail.account'; write '@AppEntity(schema: .mail.account)' before the declaration of 'Gadget'",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; var account: MailAccountEntity }"),
        elsewhere(
            "an entity declared elsewhere that follows another schema",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; var account: AccountEntity }",
            "'account' is unavailable: Property 'account' of schema 'mail.mailbox' must have a type that follows schema 'mail.account'; write '@AppEntity(schema: .mail.account)' before the declaration of 'AccountEntity'",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; var account: MailAccountEntity }"),
        elsewhere(
            "an optional entity that follows no schema",
            "@AppEntity(schema: .notes.folder) struct Folder { var name: String; var parentFolder: Gadget?; var account: AccountEntity? }",
            "'parentFolder' is unavailable: Property 'parentFolder' of schema 'notes.folder' must have a type that follows schema 'notes.folder'; write '@AppEntity(schema: .notes.folder)' before the declaration of 'Gadget'",
            "@AppEntity(schema: .notes.folder) struct Folder { var name: String; var parentFolder: Folder?; var account: AccountEntity? }"
        ),
        elsewhere(
            "several entities that follow no schema",
            "@AppIntent(schema: .whiteboard.deleteBoard) struct DeleteBoard { var entities: [Gadget] }",
            "'entities' is unavailable: Parameter 'entities' of schema 'whiteboard.deleteBoard' must have a type that follows schema 'whiteboard.board'; write '@AppEntity(schema: .whiteboard.board)' before the declaration of 'Gadget'",
            "@AppIntent(schema: .whiteboard.deleteBoard) struct DeleteBoard { var entities: [CanvasBoard] }"),
        elsewhere(
            "an enumeration declared elsewhere that follows no schema",
            "@AppEntity(schema: .photos.album) struct Album { var name: String; var creationDate: Date?; var albumType: Season }",
            "'albumType' is unavailable: Property 'albumType' of schema 'photos.album' must have a type that follows schema 'photos.albumType'; write '@AppEnum(schema: .photos.albumType)' before the declaration of 'Season'",
            "@AppEntity(schema: .photos.album) struct Album { var name: String; var creationDate: Date?; var albumType: AlbumKind }"
        ),
        elsewhere(
            "an entity fetched later that follows no schema",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; @DeferredProperty var account: Gadget { get async throws { Gadget() } } }",
            "'account' is unavailable: Property 'account' of schema 'mail.mailbox' must have a type that follows schema 'mail.account'; write '@AppEntity(schema: .mail.account)' before the declaration of 'Gadget'",
            "@AppEntity(schema: .mail.mailbox) struct Mailbox { var name: String; @DeferredProperty var account: MailAccountEntity { get async throws { throw CancellationError() } } }"
        ),
    ]

    /// A case that the macro leaves to the compiler, because the type stands elsewhere.
    private static func elsewhere(
        _ name: String, _ source: String, _ message: String, _ mended: String
    ) -> DiagnosticCase {
        DiagnosticCase(name: name, annotated: source, fixed: source, compiler: [message], mended: mended)
    }
}
