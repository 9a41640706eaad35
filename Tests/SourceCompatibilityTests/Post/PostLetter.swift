import AppIntents

@AppEntity(schema: .mail.message)
struct PostLetter {
    // MARK: Static
    static let defaultQuery = PostLetterQuery()

    // MARK: Properties
    let id: String
    var to: [IntentPerson]
    var cc: [IntentPerson]
    var bcc: [IntentPerson]
    var subject: String?
    var body: AttributedString?
    var attachments: [IntentFile]
    var sender: IntentPerson
    var dateSent: Date
    var dateReceived: Date
    var isRead: Bool
    var isJunk: Bool
    var isFlagged: Bool
    var category: PostCategory?
    var account: PostAccount
    var mailbox: PostBox

    var displayRepresentation: DisplayRepresentation {
        "\(subject ?? "No subject")"
    }

    // MARK: Query
    struct PostLetterQuery: EntityQuery {
        func entities(for identifiers: [PostLetter.ID]) async throws -> [PostLetter] { [] }
    }
}
