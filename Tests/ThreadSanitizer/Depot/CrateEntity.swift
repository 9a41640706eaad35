import AppIntents
import CoreSpotlight

/// A crate of a depot.
struct CrateEntity: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate"
    static let defaultQuery = CrateQuery()

    let id: String
    @Property(title: "Label") var label: String
    @Property(title: "Kind") var kind: CrateKind
    @Property(title: "Weight") var weight: Int

    /// Read only when it is asked for.
    @DeferredProperty
    var history: String {
        get async throws {
            await Task.yield()
            return "\(id) came as \(label)"
        }
    }

    /// Worked out of the others.
    @ComputedProperty
    var isHeavy: Bool { weight > 50 }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(label)", subtitle: "\(weight) kg", synonyms: ["box \(id)"])
    }

    init(id: String, _ stock: Depot.Stock) {
        self.id = id
        label = stock.label
        kind = stock.kind
        weight = stock.weight
    }
}
