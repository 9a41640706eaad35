import AppIntents

/// Finds books: sixty numbered ones, and two that share words.
struct BookQuery: EnumerableEntityQuery, EntityStringQuery {
    private static let titles = ["Harbour at dawn", "Harbour at dusk"] + (1...60).map { "Volume \($0)" }

    func allEntities() async throws -> [BookEntity] {
        Self.titles.enumerated().map { BookEntity(id: "shelf/\($0)", title: $1, pages: 100 + $0) }
    }

    func entities(for identifiers: [String]) async throws -> [BookEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [BookEntity] {
        try await allEntities().filter { $0.title.localizedCaseInsensitiveContains(string) }
    }
}
