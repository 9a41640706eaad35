import AppIntents
import Foundation

/// Books on the shelf, and where the reader is in each.
final class Library {
    struct Book: Codable {
        var id: UUID
        var title: String
        var author: String
        var series: String?
        var pages: Int
        var page: Int = 0
        var bought: Date?
        var notes: [String] = []
    }

    private(set) var books: [Book]
    private(set) var openBook: UUID?
    var settings = ReadingSettings()
    var searched: String?

    init(books: [Book]) { self.books = books }

    /// Reads a library from disk, as JSON.
    convenience init(contentsOf url: URL) throws {
        self.init(books: try JSONDecoder().decode([Book].self, from: Data(contentsOf: url)))
    }

    func book(_ id: UUID) throws -> Book {
        guard let book = books.first(where: { $0.id == id }) else { throw ShelfError.gone }
        return book
    }

    func update(_ id: UUID, _ change: (inout Book) -> Void) throws -> Book {
        guard let index = books.firstIndex(where: { $0.id == id }) else { throw ShelfError.gone }
        change(&books[index])
        books[index].page = min(max(books[index].page, 0), books[index].pages)
        return books[index]
    }

    func open(_ id: UUID) { openBook = id }
}

// Only ever touched on the main thread.
extension Library: @unchecked Sendable {}

struct ReadingSettings: Sendable {
    var font = ShelfFont.serif
    var size = ShelfFontSize.medium
    var theme = ShelfTheme.paper
    var navigation = ShelfPaging.curl
    var justified = false
    var columns = true
}

enum ShelfError: LocalizedError, CustomLocalizedStringResourceConvertible {
    case gone
    case finished(title: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .gone: return LocalizedStringResource("That book isn't on your shelf anymore.", bundle: .main)
        case .finished(let title): return "You've finished \(title) already."
        }
    }
}
