import AppIntents

/// Finds the books a piece of text speaks of, as one that someone selected.
struct QuotedBookQuery: IntentValueQuery {
    @Dependency private var library: Library

    @MainActor
    func values(for input: String) async throws -> [ShelfBookEntity] {
        library.books.filter { input.localizedCaseInsensitiveContains($0.title) }.map(ShelfBookEntity.init)
    }
}
