import AppIntents

/// A mooring ring, from which each of sixty others can be reached, and from them all again.
struct Ring: AppEntity {
    static let defaultQuery = RingQuery()

    let id: String
    @ComputedProperty var others: [Ring] { (0..<60).map { Ring(id: "\($0)") } }

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Makes the rings that are asked for.
struct RingQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Ring] { identifiers.map { Ring(id: $0) } }
}
