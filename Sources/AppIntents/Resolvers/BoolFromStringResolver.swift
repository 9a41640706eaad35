/// Reads yes or no from text: `true`, `yes`, `on`, `1`, and their opposites.
public struct BoolFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// Reads yes or no from text: `true`, `yes`, `on`, `1`, and their opposites.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        switch input.trimmingCharacters(in: .whitespaces).lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}
