import AppIntents

/// An entity of which there are few, so that its query gives all.
struct Buoy: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Buoy", table: "Chart"), numericFormat: "\(placeholder: .int) buoys",
            synonyms: ["Marker"])
    }
    static let defaultQuery = BuoyQuery()

    let id: Int
    var displayRepresentation: DisplayRepresentation { "Buoy \(id)" }
}

struct BuoyQuery: EnumerableEntityQuery {
    func allEntities() -> [Buoy] { (1...4).map(Buoy.init) }
    func entities(for identifiers: [Int]) -> [Buoy] { allEntities().filter { identifiers.contains($0.id) } }
}
