import AppIntents
import JSON

/// The definition of an entity type.
///
/// Follows Apple's documentation page `appintentstesting/appentitydefinition`.
public struct AppEntityDefinition: Sendable, Equatable {
    /// The name of the entity's type.
    public let typeIdentifier: String

    let link: AppLink

    /// The app that the type belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Names an entity without looking it up.
    ///
    /// - Parameter identifier: The entity's id as text.
    /// - Returns: What stands for the entity. It has no properties before it has been looked up.
    public func makeReference(identifier: String) -> AnyAppEntity {
        AnyAppEntity(
            content: IntentEntityContent(type: typeIdentifier, identifier: identifier, origin: link))
    }

    /// Whether two definitions are of the same type of the same app.
    public static func == (left: AppEntityDefinition, right: AppEntityDefinition) -> Bool {
        left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
    }
}

extension AppEntityDefinition: AppIntentTypeDefinition {
    /// Checks that an entity is one of this type.
    ///
    /// - Parameter value: What stands for the entity.
    /// - Throws: ``IntentTestingError`` where it is of another type.
    public func isInstance(_ value: AnyAppEntity) throws {
        guard value.content.type == typeIdentifier else {
            throw IntentTestingError(.wrongType, "the entity is a '\(value.content.type)', not a '\(typeIdentifier)'")
        }
    }
}
