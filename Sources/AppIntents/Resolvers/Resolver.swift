/// Turns a value of one type into a value of the type that a parameter takes.
public protocol Resolver<Input, Output>: Hashable, Sendable {
    /// The type of what is given.
    associatedtype Input: _IntentValue & Sendable

    /// The type of what the parameter takes.
    associatedtype Output: _IntentValue & Sendable

    /// Turns a value into one that the parameter takes.
    ///
    /// - Parameters:
    ///   - input: What is given.
    ///   - context: What is known of the parameter.
    /// - Returns: The value, or `nil` where this resolver makes none of what is given.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// What is known of the parameter.
    public typealias Context = IntentParameterContext<Output>
}

extension Resolver {
    /// The type of what is given, for whoever has the resolver without its type.
    package var inputType: any _IntentValue.Type { Input.self }

    /// The type of what the parameter takes, for whoever has the resolver without its type.
    package var outputType: any _IntentValue.Type { Output.self }

    /// Turns a value of ``inputType`` into one for a parameter; `nil` where it makes none of it.
    package func resolveErased(
        from input: any _IntentValue, for parameter: any AnyIntentParameter
    ) async throws -> (any _IntentValue)? {
        guard let input = input as? Input else { return nil }
        return try await resolve(from: input, context: IntentParameterContext(parameter))
    }
}
