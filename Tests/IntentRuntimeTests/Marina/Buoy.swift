import AppIntents

/// A mark at sea again, found by a query that tests conditions itself.
struct Buoy: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Buoy"
    static let defaultQuery = BuoyQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Number") var number: Int
    @Property(title: "Depth") var depth: Double?
    @Property(title: "Lit") var isLit: Bool
    @Property(title: "Laid") var laid: Date?
    @Property(title: "Keeper") var keeper: String?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ datum: MarkDatum) {
        id = datum.number
        name = datum.name
        number = datum.number
        depth = datum.depth
        isLit = datum.isLit
        laid = datum.laid
        keeper = datum.keeper
    }
}
