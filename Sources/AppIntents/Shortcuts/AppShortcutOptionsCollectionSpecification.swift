/// The lists of choices for a shortcut's parameter.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    /// The type of the parameter's value.
    associatedtype Value: _IntentValue
}
