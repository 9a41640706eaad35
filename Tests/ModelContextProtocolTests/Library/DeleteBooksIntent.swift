import AppIntents
import Synchronization

/// Deletes books; which ones is noted, and nothing is lost.
struct DeleteBooksIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Books"
    private static let deleted = Mutex<[String]>([])

    @Parameter(title: "Books") var entities: [BookEntity]

    /// Whether the book of an id was deleted.
    static func hasDeleted(_ id: String) -> Bool { deleted.withLock { $0.contains(id) } }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let ids = entities.map(\.id)
        Self.deleted.withLock { $0 += ids }
        return .result(dialog: "Deleted.")
    }
}
