import AppIntents
import Foundation

protocol ReadingIntent: AppIntent {
    var library: Library { get }
}

extension ReadingIntent {
    static var openAppWhenRun: Bool { false }

    /// Works on the book on the main actor, where the library lives.
    @MainActor
    func change<T>(_ entity: ShelfBookEntity, _ work: (inout Library.Book) -> T) throws -> (Library.Book, T?) {
        var result: T?
        let book = try library.update(entity.id) { result = work(&$0) }
        return (book, result)
    }
}

struct LogReadingIntent: ReadingIntent {
    static var title: LocalizedStringResource = "Log Reading"
    static var description: IntentDescription? = .init("Moves the bookmark on.", categoryName: "Reading")

    @Parameter(title: "Book", requestValueDialog: "What have you read?")
    var book: ShelfBookEntity

    @Parameter(title: "Pages", controlStyle: .field, inclusiveRange: (1, 2_000), requestValueDialog: "How many pages?")
    var pages: Int

    @Parameter(title: "Thoughts", default: "", inputOptions: .init(multiline: true, smartQuotes: true))
    var thoughts: String

    @Dependency var library: Library

    static var parameterSummary: some ParameterSummary {
        When(\.$thoughts, .notEqualTo, "") {
            Summary("Log \(\.$pages) pages of \(\.$book), thinking \(\.$thoughts)")
        } otherwise: {
            Summary("Log \(\.$pages) pages of \(\.$book)") { \.$thoughts }
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let (book, _) = try change(book) { book in
            book.page += pages
            if !thoughts.isEmpty { book.notes.append(thoughts) }
        }
        let progress = Double(book.page) / Double(book.pages)
        if book.page == book.pages {
            return .result(value: 1, dialog: "You finished \(book.title). Congratulations!")
        }
        return .result(value: progress, dialog: "\(progress.formatted(.percent.precision(.fractionLength(0)))) done.")
    }
}

struct BookNotesIntent: ReadingIntent {
    static var title: LocalizedStringResource = "Get Notes"

    @Parameter(title: "Book") var book: ShelfBookEntity
    @Parameter(title: "Heading", default: AttributedString("Notes")) var heading: AttributedString

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some ReturnsValue<AttributedString> {
        var text = heading
        for note in try library.book(book.id).notes {
            text += AttributedString("\n• ")
            text += AttributedString(note)
        }
        return .result(value: text)
    }
}

struct PickNextBookIntent: ReadingIntent {
    static var title: LocalizedStringResource = "Pick Next Book"
    static var isDiscoverable: Bool { true }

    @Parameter(title: "Longest", description: "In pages.") var limit: Int?
    @Parameter(title: "Book") var pick: ShelfBookEntity?

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some ReturnsValue<ShelfBookEntity> & OpensIntent {
        let unread = library.books.filter { $0.page == 0 && $0.pages <= limit ?? .max }.map(ShelfBookEntity.init)
        guard !unread.isEmpty else { throw AppIntentError.Unrecoverable.entityNotFound }
        if unread.count > 1, pick == nil {
            throw $pick.needsDisambiguationError(among: unread, dialog: "Which of these \(unread.count)?")
        }
        let chosen = pick ?? unread[0]
        let open = OpenShelfBookIntent()
        open.target = chosen
        return .result(value: chosen, opensIntent: open)
    }
}

struct ShelfShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogReadingIntent(),
            phrases: ["Log my reading in \(.applicationName)", "I read \(\.$book) in \(.applicationName)"],
            shortTitle: "Log Reading", systemImageName: "bookmark")
        AppShortcut(
            intent: OpenShelfBookIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"],
            shortTitle: "Open Book", systemImageName: "book")
    }
}
