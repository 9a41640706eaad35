import AppIntents

@AppEntity(schema: .mail.thread)
struct PostThread {
    // MARK: Static
    static let defaultQuery = PostThreadQuery()

    // MARK: Properties
    let id: String
    var title: String
    var description: String?
    var messages: [PostLetter]

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(title)", subtitle: "\(messages.count) letters")
    }

    // MARK: Query
    struct PostThreadQuery: EntityQuery {
        func entities(for identifiers: [PostThread.ID]) async throws -> [PostThread] { [] }
    }
}
