import AppIntents
import SchemaCatalog

/// A property of an entity type.
public struct PropertyDescriptor: Sendable {
    /// The type of its values; `nil` where the entity is in another process.
    let type: (any _IntentValue.Type)?

    /// The property's name.
    public let name: String
    /// What a person calls it.
    public let title: String
    /// What kind of value it holds.
    public let kind: ValueKind
    /// Whether it may be empty.
    public let isOptional: Bool

    init(name: String, type: any _IntentValue.Type) {
        self.type = type
        self.name = name
        title = NameWords.title(of: name)
        kind = ValueKind(type)
        isOptional = type is any OptionalIntentValue.Type
    }

    /// What is told of a property of an entity type in another process.
    package init(name: String, title: String, kind: ValueKind, isOptional: Bool) {
        type = nil
        self.name = name
        self.title = title
        self.kind = kind
        self.isOptional = isOptional
    }
}
