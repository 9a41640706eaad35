import AppIntents

@AppEntity(schema: .mail.draft)
struct PostDraft {
    // MARK: Static
    static let defaultQuery = PostDraftQuery()

    // MARK: Properties
    let id: UUID
    var to: [IntentPerson]
    var cc: [IntentPerson]
    var bcc: [IntentPerson]
    var subject: String?
    var body: AttributedString?
    var attachments: [IntentFile]
    var account: PostAccount

    var displayRepresentation: DisplayRepresentation {
        "\(subject ?? "No subject")"
    }

    // MARK: Query
    struct PostDraftQuery: EntityQuery {
        func entities(for identifiers: [PostDraft.ID]) async throws -> [PostDraft] { [] }
    }
}
