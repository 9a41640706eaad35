import AppIntents

/// A book of the library that the tests ask for.
struct BookEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int
    @Property(title: "Content") var content: String

    var displayRepresentation: DisplayRepresentation { "\(title)" }

    init(id: String, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
        content = "# \(title)"
    }
}
