import AppIntents

@AppEntity(schema: .mail.account)
struct PostAccount {
    // MARK: Static
    static let defaultQuery = PostAccountQuery()

    // MARK: Properties
    let id: String
    var name: String
    var emailAddress: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(emailAddress)")
    }

    // MARK: Query
    struct PostAccountQuery: EntityQuery {
        func entities(for identifiers: [PostAccount.ID]) async throws -> [PostAccount] {
            identifiers.map { id in
                let account = PostAccount(id: id)
                account.name = "Harbour office"
                account.emailAddress = "office@harbour.example"
                return account
            }
        }
    }
}
