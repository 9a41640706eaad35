import AppIntents

/// A page of a logbook, which can be altered under the eyes of whoever looks at it.
struct PageEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let defaultQuery = PageQuery()

    let id: String
    @Property(title: "Text") var text: String

    var displayRepresentation: DisplayRepresentation { "Page \(id)" }

    init(id: String, text: String) {
        self.id = id
        self.text = text
    }
}
