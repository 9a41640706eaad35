import AppIntents

/// The definition of an enum.
///
/// Follows Apple's documentation page `appintentstesting/appenumdefinition`.
public struct AppEnumDefinition: Sendable, Equatable {
    /// The name of the enum's type.
    public let typeIdentifier: String

    let link: AppLink

    /// The app that the enum belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Makes a case.
    ///
    /// - Parameter rawValue: The case's raw value as text; one that the enum does not have is an error when the case is used.
    /// - Returns: What stands for the case.
    public func makeCase(_ rawValue: String) -> AnyAppEnum {
        AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
    }

    /// Whether two definitions are of the same enum of the same app.
    public static func == (left: AppEnumDefinition, right: AppEnumDefinition) -> Bool {
        left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
    }
}

extension AppEnumDefinition: AppIntentTypeDefinition {
    /// Checks that a case is one of this enum.
    ///
    /// - Parameter value: What stands for the case.
    /// - Throws: ``IntentTestingError`` where it is of another enum.
    public func isInstance(_ value: AnyAppEnum) throws {
        guard value.typeIdentifier == typeIdentifier else {
            throw IntentTestingError(
                .wrongType, "'\(value.rawValue)' is a case of '\(value.typeIdentifier)', not of '\(typeIdentifier)'")
        }
    }
}
