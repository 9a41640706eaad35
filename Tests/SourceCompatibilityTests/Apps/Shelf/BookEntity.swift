import AppIntents
import Foundation

@AppEntity(schema: .books.book)
struct ShelfBookEntity {
    static let defaultQuery = ShelfBookQuery()

    let id: UUID

    var title: String?
    var seriesTitle: String?
    var author: String?
    var genre: String?
    var purchaseDate: Date?
    var url: URL?

    // Only Shortcuts knows of this one.
    @Property(title: "Progress")
    var progress: Double?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title ?? "Untitled")",
            subtitle: author.map { "by \($0)" },
            image: DisplayRepresentation.Image(systemName: "book.closed"))
    }

    init(_ book: Library.Book) {
        id = book.id
        title = book.title
        author = book.author
        seriesTitle = book.series
        purchaseDate = book.bought
        url = URL(string: "https://shelf.example/books/\(book.id.uuidString)")
        progress = book.pages > 0 ? Double(book.page) / Double(book.pages) : nil
    }
}

struct ShelfBookQuery: EntityQuery, EntityStringQuery {
    @Dependency var library: Library

    @MainActor
    func entities(for identifiers: [UUID]) async throws -> [ShelfBookEntity] {
        identifiers.compactMap { id in try? library.book(id) }.map(ShelfBookEntity.init)
    }

    @MainActor
    func entities(matching string: String) async throws -> [ShelfBookEntity] {
        let needle = string.lowercased()
        return library.books
            .filter { $0.title.lowercased().contains(needle) || $0.author.lowercased().contains(needle) }
            .map(ShelfBookEntity.init)
    }

    @MainActor
    func suggestedEntities() async throws -> [ShelfBookEntity] {
        library.books.filter { $0.page > 0 && $0.page < $0.pages }.map(ShelfBookEntity.init)
    }

    @MainActor
    func defaultResult() async -> ShelfBookEntity? {
        library.openBook.flatMap { try? library.book($0) }.map(ShelfBookEntity.init)
    }
}
