import AppIntents

struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { "Boat" }
}

struct BoatQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Boat] { identifiers.map(Boat.init) }
}
