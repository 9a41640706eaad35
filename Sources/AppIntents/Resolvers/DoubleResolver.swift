/// Takes a number as it is.
public struct DoubleResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Takes a number as it is.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        input
    }
}
