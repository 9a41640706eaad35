/// An intent that should no longer be used.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
    /// What to use instead, or `Never`.
    associatedtype ReplacementIntent: AppIntent = Never

    /// Why, and what to use instead.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent where ReplacementIntent == Never {
    /// Nothing to use instead.
    public static var deprecation: IntentDeprecation<Never> {
        IntentDeprecation(message: "'\(title)' should no longer be used.")
    }
}
