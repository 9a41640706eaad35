import AppIntents

/// A bay of a depot, found by its properties.
struct BayEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bay"
    static let defaultQuery = BayQuery()
    static let all = (1...20).map { BayEntity(id: $0) }

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Depth") var depth: Double

    var displayRepresentation: DisplayRepresentation { "Bay \(id)" }

    init(id: Int) {
        self.id = id
        name = "Bay \(id)"
        depth = Double(id) * 1.5
    }
}
