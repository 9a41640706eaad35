/// Makes a whole number of one with a fraction.
public struct IntFromDoubleResolver: Resolver {
    /// Which whole number is taken for one with a fraction.
    public let roundingRule: FloatingPointRoundingRule

    /// Makes the resolver.
    ///
    /// - Parameter roundingRule: Which whole number is taken for one with a fraction.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
        self.roundingRule = roundingRule
    }

    /// Makes a whole number of one with a fraction.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(exactly: input.rounded(roundingRule))
    }
}
