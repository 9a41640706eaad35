/// A parameter or property, whatever the type of its value.
public protocol AnyIntentValue: Sendable {
    /// The type of the value.
    associatedtype Value: _IntentValue & Sendable

    /// Whether the value may be missing.
    var isOptional: Bool { get }

    /// What a person calls the value.
    var title: LocalizedStringResource { get }
}
