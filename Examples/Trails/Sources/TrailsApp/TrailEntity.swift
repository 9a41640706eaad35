import AppIntents

/// A trail as the system sees it: what is a `@Property` can be searched, sorted and shown.
struct TrailEntity: AppEntity {
    static let defaultQuery = TrailQuery()

    /// Identifiers are kept in shortcuts, so a trail never changes its own.
    let id: Trail.ID

    @Property var name: String
    @Property(title: "Region") var region: String
    @Property var length: Measurement<UnitLength>
    @Property var difficulty: Difficulty

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(region), \(length.value.formatted()) \(length.unit.symbol)")
    }

    init(_ trail: Trail) {
        id = trail.id
        name = trail.name
        region = trail.region
        length = trail.length
        difficulty = trail.difficulty
    }
}

extension TrailEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation {
        "https://trails.example/trail/\(.id)"
    }
}
