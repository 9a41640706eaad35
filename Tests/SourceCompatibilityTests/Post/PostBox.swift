import AppIntents

@AppEntity(schema: .mail.mailbox)
struct PostBox {
    // MARK: Static
    static let defaultQuery = PostBoxQuery()

    // MARK: Properties
    let id: Int
    var name: String
    var account: PostAccount

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    // MARK: Query
    struct PostBoxQuery: EntityQuery {
        func entities(for identifiers: [PostBox.ID]) async throws -> [PostBox] { [] }
    }
}
