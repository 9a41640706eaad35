/// Reads an absolute URL from text.
public struct URLFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Reads an absolute URL from text.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        URL(string: input).flatMap { $0.scheme == nil ? nil : $0 }
    }
}
