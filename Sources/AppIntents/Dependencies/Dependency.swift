/// A value that the app provides to its intents and queries.
///
/// Intents, queries and options providers have the name from their protocol; a type that gets its protocol from a schema macro has it from
/// here, since the compiler looks the attribute up before the macro is expanded.
public typealias Dependency<Value: Sendable> = AppDependency<Value>
