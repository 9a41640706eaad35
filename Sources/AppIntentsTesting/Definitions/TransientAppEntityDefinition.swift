import AppIntents
import CoreTransferable
import IntentHosting
import JSON

/// The definition of a transient entity type, whose entities no query finds.
///
/// Follows Apple's documentation page `appintentstesting/transientappentitydefinition`.
public struct TransientAppEntityDefinition: Sendable, Equatable {
    /// The name of the entity's type.
    public let typeIdentifier: String

    let link: AppLink

    /// The app that the type belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Makes an entity, with values for its properties as arguments.
    public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
        IntentValuePropertiesCallable {
            AnyTransientAppEntity(
                content: IntentEntityContent(type: typeIdentifier, identifier: nil, properties: $0, origin: link))
        }
    }

    /// Makes an entity of a file.
    ///
    /// - Parameter file: The file.
    /// - Returns: The entity.
    /// - Throws: ``IntentTestingError`` where the type is not `Transferable`, or takes no such file.
    public func resolved(from file: IntentFile) async throws -> AnyTransientAppEntity {
        let container = try await link.value(
            "import",
            ["type": .string(typeIdentifier), "file": WireValue.json(file.makeContainer(context: .init()))])
        return try DynamicPropertyPath(container, path: typeIdentifier).typed()
    }

    /// Makes an entity of a value that can be content.
    ///
    /// - Parameter value: The value; each kind of content that it can be is tried, the best first.
    /// - Returns: The entity.
    /// - Throws: ``IntentTestingError`` where the type is not `Transferable`, or takes nothing that the value can be.
    public func resolved<Value: IntentValueConvertible & Transferable>(
        from value: Value
    ) async throws -> AnyTransientAppEntity {
        if let entity: AnyTransientAppEntity = try await EntityHandover.entity(
            of: typeIdentifier, from: value, link: link)
        {
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
    ) async throws -> AnyTransientAppEntity {
        if let entity: AnyTransientAppEntity = try await EntityHandover.entity(
            of: typeIdentifier, from: value, link: link)
        {
            return entity
        }
        throw EntityHandover.notImported(typeIdentifier, from: Value.self)
    }

    /// Whether two definitions are of the same type of the same app.
    public static func == (left: TransientAppEntityDefinition, right: TransientAppEntityDefinition) -> Bool {
        left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
    }
}

extension TransientAppEntityDefinition: AppIntentTypeDefinition {
    /// Checks that an entity is one of this type.
    ///
    /// - Parameter value: What stands for the entity.
    /// - Throws: ``IntentTestingError`` where it is of another type.
    public func isInstance(_ value: AnyTransientAppEntity) throws {
        guard value.content.type == typeIdentifier else {
            throw IntentTestingError(.wrongType, "the entity is a '\(value.content.type)', not a '\(typeIdentifier)'")
        }
    }
}
