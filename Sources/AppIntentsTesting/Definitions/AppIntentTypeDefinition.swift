import AppIntents

/// A definition of a type of which there can be values.
///
/// Follows Apple's documentation page `appintentstesting/appintenttypedefinition`.
public protocol AppIntentTypeDefinition: Sendable {
    /// What stands for a value of the type.
    associatedtype Instance: IntentValueConvertible

    /// Checks that a value is one of this definition's type.
    ///
    /// - Parameter value: The value.
    /// - Throws: ``IntentTestingError`` where it is not.
    func isInstance(_ value: Instance) throws
}
