import SchemaCatalog

/// What an entity is shown as: the property that is most like a title, or the name of its type.
struct TitleProperty {
    private static let names = ["title", "name", "displayName", "subject", "label"]
    private static let textTypes: Set<String> = ["String", "AttributedString"]

    private let title: String
    private let property: SchemaMember?

    /// Looks for the property among those of a schema.
    init(of schema: EntitySchema) {
        title = schema.title
        let texts = schema.properties.filter { Self.textTypes.contains($0.type) }
        let named = Self.names.compactMap { name in texts.first { $0.name == name } }.first
        let called = texts.first { $0.name.hasSuffix("Name") || $0.name.hasSuffix("Title") }
        let person = schema.properties.first { $0.type == "IntentPerson" && !$0.isOptional }
        property = named ?? called ?? person ?? texts.first
    }

    /// The expression of the representation.
    var displayRepresentation: String {
        guard let property else { return "DisplayRepresentation(title: \"\(title)\")" }
        let name = SwiftName.escaped(property.name)
        if property.type == "IntentPerson" { return "\(name).displayRepresentation" }
        let isAttributed = property.type == "AttributedString"
        let text =
            switch (isAttributed, property.isOptional) {
            case (false, false): name
            case (false, true): "\(name) ?? \"\(title)\""
            case (true, false): "String(\(name).characters)"
            case (true, true): "\(name).map { String($0.characters) } ?? \"\(title)\""
            }
        return "DisplayRepresentation(title: \"\\(\(text))\")"
    }
}
