import AppIntents

/// An entity that only its id finds.
struct Knot: AppEntity {
    static let defaultQuery = KnotQuery()

    let id: String
    @Property(title: "Use") var use: KnotUse

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// What a knot is for.
enum KnotUse: String, AppEnum {
    case bend, hitch

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Use"
    static let caseDisplayRepresentations: [KnotUse: DisplayRepresentation] = [.bend: "Bend", .hitch: "Hitch"]
}

/// Finds knots by their ids alone.
struct KnotQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Knot] { [] }
}

/// Suggests knots, of which there are none now.
struct SparseQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Line] { [] }

    func suggestedEntities() async throws -> [Line] { [] }
}

/// An entity whose query suggests what there is.
struct Line: AppEntity {
    static let defaultQuery = SparseQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Two types with a query of the same name within them, the second of which never answers.
enum Locker {
    struct Shackle: AppEntity {
        struct Query: EnumerableEntityQuery {
            func allEntities() async throws -> [Shackle] { [] }

            func entities(for identifiers: [String]) async throws -> [Shackle] { [] }
        }

        static let defaultQuery = Query()

        let id: String

        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    struct Cleat: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Cleat] { [] }

            func suggestedEntities() async throws -> [Cleat] {
                try await Task.sleep(for: .seconds(3600))
                return []
            }
        }

        static let defaultQuery = Query()

        let id: String

        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }
}

/// Finds knots as an entity's own query does not, and is asked by nobody.
struct SpareKnotQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Knot] { [] }

    func entities(matching string: String) async throws -> [Knot] { [] }
}

/// Finds knots for a picture of one.
struct PicturedKnotQuery: IntentValueQuery {
    func values(for input: String) async throws -> [Knot] { [] }
}

/// Names nothing further.
struct RiggingPackage: AppIntentsPackage {}
