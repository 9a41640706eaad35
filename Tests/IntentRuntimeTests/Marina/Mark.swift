import AppIntents

/// A mark at sea, found by a query that the system tests conditions for.
struct Mark: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mark"
    static let defaultQuery = MarkQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Number") var number: Int
    @Property(title: "Depth") var depth: Double?
    @Property(title: "Lit") var isLit: Bool
    @Property(title: "Laid") var laid: Date?
    @Property(title: "Keeper") var keeper: String?
    @Property(title: "Rig") var rig: Rig
    @Property(title: "Boat") var boat: Boat?
    @Property(title: "Colours") var colours: [String]
    @Property(title: "Height") var height: Measurement<UnitLength>
    @Property(title: "Period") var period: Duration
    @Property(title: "Remark") var remark: AttributedString

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ datum: MarkDatum) {
        id = datum.number
        name = datum.name
        number = datum.number
        depth = datum.depth
        isLit = datum.isLit
        laid = datum.laid
        keeper = datum.keeper
        rig = datum.isLit ? .sloop : .gaffCutter
        boat = Boat.fleet.first { $0.id == "b/\(datum.number)" }
        colours = datum.isLit ? ["red", "green"] : ["green"]
        height = Measurement(value: Double(datum.number), unit: .meters)
        period = .seconds(datum.number * 3)
        remark = AttributedString("Remark on \(datum.name)")
    }
}

/// Finds marks by listing all of them.
struct MarkQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Mark] { MarkDatum.all.map(Mark.init) }

    func entities(for identifiers: [Int]) async throws -> [Mark] {
        MarkDatum.all.filter { identifiers.contains($0.number) }.map(Mark.init)
    }
}
