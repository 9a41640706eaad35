import AppIntents
import CoreTransferable

/// A transient entity without its type: its properties are read by their names.
///
/// Follows Apple's documentation page `appintentstesting/anytransientappentity`.
@dynamicMemberLookup
public struct AnyTransientAppEntity: Sendable, Equatable {
    let content: IntentEntityContent

    /// The entity's type.
    public var entityType: AttributedTypeIdentifier {
        AttributedTypeIdentifier(persistentIdentifier: content.type, bundleIdentifier: link?.bundleIdentifier)
    }

    /// A property's value as a type.
    ///
    /// - Parameter identifier: The property's name.
    /// - Throws: ``IntentTestingError`` where there is no such property or its value is of another type.
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path.member(identifier).typed() }
    }

    /// The way to what is within a property's value.
    ///
    /// - Parameter identifier: The property's name.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path.member(identifier) }

    /// A property's value; `nil` where it has none.
    ///
    /// - Parameter identifier: The property's name.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        path.member(identifier).untyped
    }

    private var path: DynamicPropertyPath {
        DynamicPropertyPath(IntentValueContainer(.entity(content)), path: content.type)
    }

    private var link: AppLink? { content.origin as? AppLink }

    /// The entity as a file.
    ///
    /// - Parameter type: The type of file; the best that the entity offers where it is `nil`.
    /// - Returns: The file.
    /// - Throws: ``IntentTestingError`` where the entity's type is not `Transferable`, or is not exported as that type.
    public func exported(as type: UTType?) async throws -> IntentFile {
        guard let link else { throw IntentTestingError(.unknownApp, "the '\(content.type)' is of no app") }
        return try await TransferFiles.file(of: content, as: type, link: link)
    }

    /// The entity as a value that can be made of content.
    ///
    /// - Parameter type: The type of value; each kind of content that it can be made of is tried.
    /// - Returns: The value.
    /// - Throws: ``IntentTestingError`` where the entity cannot become one.
    public func exported<Value: IntentValueConvertible & Transferable>(as type: Value.Type) async throws -> Value {
        guard let link else { throw IntentTestingError(.unknownApp, "the '\(content.type)' is of no app") }
        if let value = try await EntityHandover.value(of: type, from: content, link: link) { return value }
        return try await TransferFiles.value(of: type, from: content, link: link)
    }

    /// The entity as a value that every app knows, as its type's `ValueRepresentation` makes it.
    ///
    /// - Parameter type: The type of value, as `PlaceDescriptor`.
    /// - Returns: The value.
    /// - Throws: ``IntentTestingError`` where the entity's type does not say how to make the value.
    public func exported<Value: IntentValueConvertible & _SystemIntentValue>(as type: Value.Type) async throws -> Value
    {
        guard let link else { throw IntentTestingError(.unknownApp, "the '\(content.type)' is of no app") }
        if let value = try await EntityHandover.value(of: type, from: content, link: link) { return value }
        throw EntityHandover.notExported(content.type, as: type)
    }
}

extension AnyTransientAppEntity: IntentValueConvertible {
    /// Puts the entity into a container.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.entity(content))
    }

    /// Has a transient entity from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The entity; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> AnyTransientAppEntity? {
        guard case .entity(let content) = container.content, content.identifier == nil else { return nil }
        return AnyTransientAppEntity(content: content)
    }
}
