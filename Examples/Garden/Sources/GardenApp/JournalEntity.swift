import AppIntents
import GeoToolbox

/// An entry of the diary, by a schema of the framework's own, which a garden's schemas refer to.
@AppEntity(schema: .journal.entry)
struct JournalEntity {
    static let defaultQuery = JournalQuery()

    let id: Garden.Entry.ID

    var title: String?
    var message: AttributedString?
    var mediaItems: [IntentFile]
    var entryDate: Date?
    var location: PlaceDescriptor?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title ?? "Entry")") }

    init(_ entry: Garden.Entry) {
        id = entry.id
        title = entry.text
        message = AttributedString(entry.text)
        mediaItems = []
        entryDate = entry.date
    }
}

/// Finds entries by identifier.
struct JournalQuery: EntityQuery {
    @Dependency private var garden: Garden

    func entities(for identifiers: [JournalEntity.ID]) async throws -> [JournalEntity] {
        await garden.plants.flatMap(\.diary).filter { identifiers.contains($0.id) }.map(JournalEntity.init)
    }
}
