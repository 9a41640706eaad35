import AppIntents

/// A crate in a ship's hold. It is generic, so that it is found by no discovery and no other test meets it.
struct Crate<Way: CrateWay>: AppEntity {
    struct Illegible: Error, CustomStringConvertible {
        var description: String { "The label is illegible." }
    }

    static var persistentIdentifier: String { "Crate" }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Crate" }
    static var defaultQuery: CrateQuery<Way> { CrateQuery() }

    let id: Int
    @Property(title: "Goods") var goods: String

    /// What stands on the crate; somebody has to go and look.
    @DeferredProperty
    var label: String {
        get async throws {
            if isIllegible { throw Illegible() }
            return id.isMultiple(of: 2) ? "tea" : "rope"
        }
    }

    private let isIllegible: Bool

    var displayRepresentation: DisplayRepresentation {
        Hold.current.noteShown()
        return "Crate \(id)"
    }

    init(id: Int, isHeavy: Bool, isIllegible: Bool) {
        self.id = id
        self.isIllegible = isIllegible
        goods = isHeavy ? String(repeating: "x", count: 11_000_000) : "goods"
    }
}
