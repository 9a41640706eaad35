import AppIntents

/// Finds the one letter there is.
struct LetterQuery: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async throws -> [LetterEntity] { [.hostile] }

    func entities(for identifiers: [String]) async throws -> [LetterEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [LetterEntity] {
        try await allEntities().filter { $0.subject.contains(string) }
    }
}
