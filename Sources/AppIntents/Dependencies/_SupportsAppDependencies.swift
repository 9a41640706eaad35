/// A type in which `@Dependency` may stand.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// A value that the app provides to its intents and queries.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}
