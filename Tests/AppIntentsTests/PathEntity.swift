import AppIntents

/// An entity with a property of each sort.
struct PathEntity: AppEntity {
    static let defaultQuery = PathQuery()

    let id: String
    @Property var name: String
    @Property(title: "How Far") var distance: Double
    @Property var note: String?
    @Property var tags: [String]

    @ComputedProperty
    var isLong: Bool { distance > 10 }

    @DeferredProperty
    var surface: String {
        get async throws {
            guard id != "unknown" else { throw PathError.unsurveyed }
            return "gravel"
        }
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: String, name: String, distance: Double = 5, tags: [String] = []) {
        self.id = id
        self.name = name
        self.distance = distance
        self.tags = tags
    }
}

extension PathEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation {
        "https://paths.example/\(.id)?name=\(\.$name)&note=\(\.$note)"
    }
}
