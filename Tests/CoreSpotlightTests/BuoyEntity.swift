import AppIntents
import CoreSpotlight

/// An entity that says itself what is indexed of it, and hides from searches of the whole system.
struct BuoyEntity: IndexedEntity {
    static let defaultQuery = BuoyQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Buoy"

    let id: Int

    @Property(indexingKey: \.comment)
    var colour: String

    var displayRepresentation: DisplayRepresentation { "Buoy \(id)" }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.title = "Own title \(id)"
        attributes.comment = nil
        attributes.information = "bell"
        return attributes
    }

    var hideInSpotlight: Bool { true }

    init(_ id: Int, colour: String = "red") {
        self.id = id
        self.colour = colour
    }
}

/// Finds no buoys.
struct BuoyQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [BuoyEntity] { [] }
}
