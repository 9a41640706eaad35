import AppIntents
import SchemaCatalog

/// A property of an entity type.
public struct PropertyDescriptor: Sendable {
    let type: any _IntentValue.Type

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
}
