/// Reads a number from text.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    /// Makes the resolver.
    public init() {}

    /// Reads a number from text.
    ///
    /// - Throws: ``ParameterRangeError`` where the number is outside the bounds of the parameter.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        let value = Double(input.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
        if let value { try checkParameterRangeContains(value: value, context: context) }
        return value
    }
}
