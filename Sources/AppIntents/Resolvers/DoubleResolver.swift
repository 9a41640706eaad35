/// Takes a number as it is.
public struct DoubleResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// Takes a number as it is.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}
