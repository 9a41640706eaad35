import AppIntents

@AppEntity(schema: .notes.account)
struct JotterAccount {
    // MARK: Static
    static let defaultQuery = JotterAccountQuery()

    // MARK: Properties
    let id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    // MARK: Query
    struct JotterAccountQuery: EntityQuery {
        func entities(for identifiers: [JotterAccount.ID]) async throws -> [JotterAccount] { [] }
    }
}
