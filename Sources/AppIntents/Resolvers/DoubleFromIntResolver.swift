/// Makes a number of a whole one.
public struct DoubleFromIntResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Makes a number of a whole one.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input)
    }
}
