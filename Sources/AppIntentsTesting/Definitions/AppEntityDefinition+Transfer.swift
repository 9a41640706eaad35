import AppIntents
import CoreTransferable
import IntentHosting
import JSON

extension AppEntityDefinition {
    /// Makes an entity of a file, as another app's content becomes one of this app's.
    ///
    /// - Parameter file: The file; its type decides which of the entity type's representations reads it.
    /// - Returns: The entity.
    /// - Throws: ``IntentTestingError`` where the type is not `Transferable`, or takes no such file.
    public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
        let container = try await link.value(
            "import",
            ["type": .string(typeIdentifier), "file": WireValue.json(file.makeContainer(context: .init()))])
        return try DynamicPropertyPath(container, path: typeIdentifier).typed()
    }

    /// Makes an entity of a value that can be content.
    ///
    /// - Parameter value: The value, as an `IntentPerson`; each kind of content that it can be is tried, the best first.
    /// - Returns: The entity.
    /// - Throws: ``IntentTestingError`` where the type is not `Transferable`, or takes nothing that the value can be.
    public func resolved<Value: IntentValueConvertible & Transferable>(from value: Value) async throws -> AnyAppEntity {
        if let entity: AnyAppEntity = try await EntityHandover.entity(of: typeIdentifier, from: value, link: link) {
            return entity
        }
        return try await TransferFiles.first(of: value) { try await resolved(from: $0) }
    }

    /// Makes an entity of a value that every app knows, as the type's `ValueRepresentation` says.
    ///
    /// - Parameter value: The value, as a `PlaceDescriptor`.
    /// - Returns: The entity.
    /// - Throws: ``IntentTestingError`` where the type is not `Transferable`, or does not say how.
    public func resolved<Value: IntentValueConvertible & _SystemIntentValue>(
        from value: Value
    ) async throws -> AnyAppEntity {
        if let entity: AnyAppEntity = try await EntityHandover.entity(of: typeIdentifier, from: value, link: link) {
            return entity
        }
        throw EntityHandover.notImported(typeIdentifier, from: Value.self)
    }
}
