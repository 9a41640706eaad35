import AppIntents

/// Adds a book, and prints, as a library that an app uses might.
struct AddBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Book"
    static let description: IntentDescription? = "Adds a book to the shelf."

    @Parameter(title: "Title") var title: String
    @Parameter(title: "Pages", default: 10, inclusiveRange: (1, 1000)) var pages: Int
    @Parameter(title: "Genre") var genre: Genre?
    @Parameter(title: "Cover") var cover: IntentFile?
    @Parameter(title: "Author") var author: IntentPerson?
    @Parameter(title: "Bought") var bought: Date?

    func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
        print("noise from an app")
        return .result(value: BookEntity(id: "new/\(title)", title: title, pages: pages), dialog: "Added \(title).")
    }
}
