/// Makes attributed text of plain text.
public struct AttributedStringFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Makes attributed text of plain text.
    public func resolve(from input: String, context: IntentParameterContext<AttributedString>) async throws
        -> AttributedString?
    {
        AttributedString(input)
    }
}
