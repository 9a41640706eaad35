/// Makes a number of a whole one.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// Makes a number of a whole one.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        let value = Double(input)
        try checkParameterRangeContains(value: value, context: context)
        return value
    }
}
