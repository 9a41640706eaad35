/// Reads a number from text.
public struct DoubleFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Reads a number from text.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
    }
}
