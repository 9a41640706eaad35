import AppIntents

/// A folder of notes that was given to the app.
@AppEntity(schema: .notes.account)
public struct AccountEntity {
    /// Finds accounts.
    public static let defaultQuery = AccountQuery()

    /// The account's name, which is its folder's.
    public let id: String

    /// The account's name.
    public var name: String

    init(_ account: NotesLibrary.Account) {
        id = account.name
        name = account.name
    }

    /// The account's name.
    public var displayRepresentation: DisplayRepresentation { "\(id)" }
}
