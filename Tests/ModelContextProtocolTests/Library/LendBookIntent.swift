import AppIntents

/// Lends a book out.
struct LendBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Lend Book"

    @Parameter(title: "Book") var book: BookEntity
    @Parameter(title: "Days", requestValueDialog: "For how many days?") var days: Int
    @Parameter(title: "Genre") var genre: Genre

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(book.title) for \(days) days as \(genre.rawValue)")
    }
}
