/// Takes a whole number as it is.
public struct IntResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Takes a whole number as it is.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        input
    }
}
