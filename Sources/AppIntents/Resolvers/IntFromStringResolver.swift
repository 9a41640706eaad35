/// Reads a whole number from text.
public struct IntFromStringResolver: RangeCheckingResolver {
    /// The base of the digits.
    public let radix: Int

    /// Makes the resolver.
    ///
    /// - Parameter radix: The base of the digits, from 2 to 36; another counts as 10.
    public init(radix: Int = 10) {
        self.radix = (2...36).contains(radix) ? radix : 10
    }

    /// Reads a whole number from text.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        let value = Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
        if let value { try checkParameterRangeContains(value: value, context: context) }
        return value
    }
}
