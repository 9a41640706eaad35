extension DiagnosticCase {
    /// What the sources of all cases take for granted: what every entity, intent and enumeration needs beside the members
    /// of its schema, and the other types of the app that they speak of.
    package static let surroundings = """
        import AppIntents
        import Foundation

        struct Lookup<Entity: AppEntity>: EntityQuery {
            func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
        }

        extension AppEntity {
            var id: String { "" }
            static var defaultQuery: Lookup<Self> { Lookup() }
            var displayRepresentation: DisplayRepresentation { "Entity" }
        }

        extension AppIntent {
            func perform() async throws -> some IntentResult { .result() }
        }

        extension AppEnum {
            static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [:] }
        }

        /// A schema that a macro cannot read, because it sees source only.
        let draftSchema: AppSchema.Entity = .mail.draft

        /// An entity that follows no schema.
        struct Gadget: AppEntity {}

        @AppEntity(schema: .mail.account)
        struct MailAccountEntity {
            var name: String
            var emailAddress: String
        }

        @AppEntity(schema: .mail.draft)
        struct MailDraftEntity {
            var to: [IntentPerson]
            var cc: [IntentPerson]
            var bcc: [IntentPerson]
            var subject: String?
            var body: AttributedString?
            var attachments: [IntentFile]
            var account: MailAccountEntity
        }

        @AppEntity(schema: .notes.account)
        struct AccountEntity {
            var name: String
        }

        @AppEntity(schema: .notes.folder)
        struct FolderEntity {
            var name: String
            var parentFolder: FolderEntity?
            var account: AccountEntity?
        }

        @AppEntity(schema: .whiteboard.board)
        struct CanvasBoard {
            var title: String
            var creationDate: Date
            var lastModificationDate: Date
        }

        @AppEnum(schema: .photos.albumType)
        enum AlbumKind: String { case shared }

        /// An enumeration that follows no schema.
        enum Season: String, AppEnum { case summer }

        @AppEntity(schema: .messages.messagePerson)
        struct MessagePerson {
            var person: IntentPerson
        }

        @AppEnum(schema: .photos.assetType)
        enum PhotoAssetType: String { case photo }

        @AppEnum(schema: .photos.filterType)
        enum PhotoFilterEffectType: String { case mono }

        /// Something that an intent depends on.
        final class Store: Sendable {}

        /// A union of a type that is declared beside it.
        enum Shop {
            struct Ware: AppEntity {}
            @UnionValue enum Item { case ware(Ware), wares([Ware]) }
        }
        """
}
