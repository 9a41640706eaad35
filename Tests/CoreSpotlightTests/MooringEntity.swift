import AppIntents
import CoreSpotlight

/// An entity of a schema, which is shown by its number alone.
@AppEntity(schema: .notes.account)
struct MooringEntity: IndexedEntity {
    static let defaultQuery = MooringQuery()

    let id: String
    var name: String

    var displayRepresentation: DisplayRepresentation { "Mooring \(id)" }

    init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}

/// Finds no moorings.
struct MooringQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [MooringEntity] { [] }
}
