import AppIntents

/// A berth, which is found by a query of words only.
struct Berth: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let defaultQuery = BerthQuery()

    let id: Int
    @Property(title: "Depth") var depth: Double
    @Property(title: "Boat") var boat: Boat?

    var displayRepresentation: DisplayRepresentation { "Berth \(id)" }

    init(id: Int) {
        self.id = id
        depth = Double(id) / 2
        boat = Boat.fleet.first { $0.id == "b/\(id)" }
    }
}

extension Berth: URLRepresentableEntity {
    static let urlRepresentation: URLRepresentation = "https://marina.example/berth/\(.id)?depth=\(\.$depth)"
}
