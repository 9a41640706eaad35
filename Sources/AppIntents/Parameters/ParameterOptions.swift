/// The values that a parameter offers, worked out when they are needed.
package struct ParameterOptions: Sendable {
    /// Works out the values.
    package let results: @Sendable () async throws -> [ParameterOption]

    /// The value for where none is given; `nil` where there is none.
    package let defaultResult: @Sendable () async -> (any _IntentValue)?

    /// The type of the provider; `nil` where the values are a fixed list.
    package let providerType: Any.Type?

    /// The types of the provider's dependencies that nobody registered.
    package let missingDependencies: @Sendable () -> [String]

    /// The options of a provider.
    init<Provider: DynamicOptionsProvider & Sendable>(_ provider: Provider) {
        results = {
            try prepareDependencies(of: provider)
            return ParameterOption.list(of: try await provider.results())
        }
        defaultResult = {
            // A provider whose dependencies are missing says so when it is asked for its results.
            guard (try? prepareDependencies(of: provider)) != nil else { return nil }
            return await provider.defaultResult()?._valueIfAny
        }
        providerType = Provider.self
        missingDependencies = { AppIntents.missingDependencies(of: provider) }
    }

    /// The options of a fixed list.
    init<Value: _IntentValue>(_ values: [Value]) {
        results = { values.map { ParameterOption(value: $0) } }
        defaultResult = { nil }
        providerType = nil
        missingDependencies = { [] }
    }
}
