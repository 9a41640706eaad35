/// Writes a number as text.
public struct StringFromDoubleResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Writes a number as text.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        input.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
