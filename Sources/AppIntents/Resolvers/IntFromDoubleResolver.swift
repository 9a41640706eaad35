/// Makes a whole number of one with a fraction.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    /// Which whole number is taken for one with a fraction.
    public let roundingRule: FloatingPointRoundingRule

    /// Makes the resolver.
    ///
    /// - Parameter roundingRule: Which whole number is taken for one with a fraction.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
        self.roundingRule = roundingRule
    }

    /// Makes a whole number of one with a fraction.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        let value = Int(exactly: input.rounded(roundingRule))
        if let value { try checkParameterRangeContains(value: value, context: context) }
        return value
    }
}
