import AppIntents
import IntentHosting
import JSON

/// Hands entities over as values of other types, and makes entities of them, where an app's type says how.
enum EntityHandover {
    /// An entity as a value; `nil` where its type does not say how.
    static func value<Value: IntentValueConvertible>(
        of type: Value.Type, from content: IntentEntityContent, link: AppLink
    ) async throws -> Value? {
        let container = try await link.value(
            "exportValue",
            ["entity": WireValue.json(IntentValueContainer(.entity(content))), "valueType": .string("\(type)")])
        return container.isNone ? nil : try DynamicPropertyPath(container, path: content.type).typed()
    }

    /// An entity made of a value; `nil` where its type does not say how.
    static func entity<Entity: IntentValueConvertible>(
        of typeIdentifier: String, from value: some IntentValueConvertible, link: AppLink
    ) async throws -> Entity? {
        let given = value.makeContainer(context: IntentValueContainer.ConversionContext())
        let container = try await link.value(
            "importValue", ["type": .string(typeIdentifier), "value": WireValue.json(given)])
        return container.isNone ? nil : try DynamicPropertyPath(container, path: typeIdentifier).typed()
    }

    /// Says that an entity cannot become a value.
    static func notExported(_ typeIdentifier: String, as type: Any.Type) -> IntentTestingError {
        IntentTestingError(
            .invalidArgument,
            "entities of the type '\(typeIdentifier)' are not handed over as '\(type)': the type declares no "
                + "ValueRepresentation for it")
    }

    /// Says that no entity can be made of a value.
    static func notImported(_ typeIdentifier: String, from type: Any.Type) -> IntentTestingError {
        IntentTestingError(
            .invalidArgument,
            "no '\(typeIdentifier)' can be made of a '\(type)': the type declares no ValueRepresentation that imports it"
        )
    }
}
