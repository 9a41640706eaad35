/// A description, known to the system, of what an app's intent, entity or enumeration stands for.
///
/// `AppSchema` is foremost the name space of the schemas: `AppSchema.MailIntent` holds the actions of the mail domain.
/// In source a schema is named from its kind on, as in `@AppIntent(schema: .mail.createDraft)`.
public struct AppSchema: Sendable, Hashable {
    /// Domain and name, such as `mail.createDraft`.
    public let identifier: String

    /// Takes any schema, whatever its kind.
    ///
    /// - Parameter schema: An intent, entity or enumeration schema.
    public init(_ schema: some AppSchema.Kind) { identifier = schema.identifier }

    /// What the three kinds of schemas have in common.
    public protocol Kind: Sendable, Hashable {
        /// Domain and name, such as `mail.createDraft`.
        var identifier: String { get }
    }

    /// A schema of an app intent.
    public struct Intent: AppSchemaIntent {
        /// The domain and the name, such as `notes.createNote`.
        public let identifier: String

        /// Makes the schema of an identifier.
        ///
        /// - Parameter identifier: Domain and name, such as `mail.createDraft`.
        public init(identifier: String) { self.identifier = identifier }
    }

    /// A schema of an app entity.
    public struct Entity: AppSchemaEntity {
        /// The domain and the name, such as `notes.note`.
        public let identifier: String

        /// Makes the schema of an identifier.
        ///
        /// - Parameter identifier: Domain and name, such as `mail.draft`.
        public init(identifier: String) { self.identifier = identifier }
    }

    /// A schema of an app enumeration.
    public struct Enum: AppSchemaEnum {
        /// The domain and the name, such as `mail.category`.
        public let identifier: String

        /// Makes the schema of an identifier.
        ///
        /// - Parameter identifier: Domain and name, such as `mail.category`.
        public init(identifier: String) { self.identifier = identifier }
    }
}
