import SchemaCatalog

/// A thing of an app's that the system can find, show, and hand to an intent.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
    /// The type of query that finds entities of this type.
    associatedtype DefaultQuery: EntityQuery

    /// The query that finds entities of this type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A value of an entity that the system can see.
    public typealias Property<Value: _IntentValue & Sendable> = EntityProperty<Value>

    /// The type's name in words, for a type that gives none.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: NameWords.title(of: persistentIdentifier.removing(suffix: "Entity")))
    }
}

extension String {
    /// This text without an ending; the text itself where nothing would be left.
    package func removing(suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }
}
