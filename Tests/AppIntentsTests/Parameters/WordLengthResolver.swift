import AppIntents

/// Takes words for their length.
struct WordLengthResolver: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        input.allSatisfy(\.isLetter) ? input.count : nil
    }
}
