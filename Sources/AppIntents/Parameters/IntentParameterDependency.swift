/// The values of other parameters of the intent that the person is filling in, as `@IntentParameterDependency`.
///
/// An options provider or a query has one, to offer only what fits the values given already.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
    private let keyPaths: [any PartialKeyPath<Intent> & Sendable]

    /// Makes a dependency on parameters.
    ///
    /// - Parameter keyPaths: The parameters that must have values, as `\.$account`.
    public init(_ keyPaths: any PartialKeyPath<Intent> & Sendable...) {
        self.keyPaths = keyPaths
    }

    /// The values; `nil` where no such intent is being filled in, or one of the parameters has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentBeingFilled.current as? Intent else { return nil }
        let isComplete = keyPaths.allSatisfy { path in
            guard let parameter = intent[keyPath: path] as? any AnyIntentParameter else { return false }
            return (parameter.current ?? parameter.anyDefault)?._valueIfAny != nil
        }
        return isComplete ? IntentProjection(intent) : nil
    }
}

extension IntentParameterDependency: Hashable {
    /// Whether both depend on the same parameters.
    public static func == (left: IntentParameterDependency, right: IntentParameterDependency) -> Bool {
        left.keyPaths.map { $0 as AnyKeyPath } == right.keyPaths.map { $0 as AnyKeyPath }
    }

    /// Hashes the parameters.
    public func hash(into hasher: inout Hasher) {
        for path in keyPaths { hasher.combine(path as AnyKeyPath) }
    }
}

/// Finds the intent whose parameters are being given their values.
package enum IntentBeingFilled {
    /// The intent that this task fills in or runs.
    @TaskLocal package static var current: (any AppIntent)?
}
