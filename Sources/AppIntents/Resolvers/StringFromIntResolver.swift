/// Writes a whole number as text.
public struct StringFromIntResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Writes a whole number as text.
    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}
