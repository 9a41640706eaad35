/// The values of an intent's parameters, for an ``IntentParameterDependency``.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    init(_ intent: Intent) {
        self.intent = intent
    }

    /// The value of a parameter, no longer optional.
    ///
    /// Reading a parameter that the dependency does not name and that has no value is a mistake in the program, and stops it.
    ///
    /// - Parameter keyPath: The parameter.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        let value = intent[keyPath: keyPath]
        if let value = value as? Value.UnwrappedType { return value }
        preconditionFailure(
            "A parameter of '\(Intent.persistentIdentifier)' was read that has no value: name it in @IntentParameterDependency"
        )
    }
}
