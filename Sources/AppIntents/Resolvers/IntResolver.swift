/// Takes a whole number as it is.
public struct IntResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// Takes a whole number as it is.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}
