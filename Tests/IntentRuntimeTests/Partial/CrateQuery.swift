import AppIntents

/// How crates are found.
protocol CrateWay: Sendable, SendableMetatype {}

/// Crates are found by listing all of them.
enum Listing: CrateWay {}

/// Crates are found by words.
enum Searching: CrateWay {}

/// Finds crates in the hold.
struct CrateQuery<Way: CrateWay>: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Crate<Way>] {
        try Self.crates(identifiers.filter { $0 < Hold.current.count })
    }

    private static func crates(_ numbers: some Sequence<Int>) throws -> [Crate<Way>] {
        let hold = Hold.current
        if hold.isLocked { throw Hold.Locked() }
        return numbers.map {
            Crate(id: $0, isHeavy: hold.heavy.contains($0), isIllegible: hold.illegible.contains($0))
        }
    }
}

extension CrateQuery: EnumerableEntityQuery where Way == Listing {
    func allEntities() async throws -> [Crate<Way>] { try Self.crates(0..<Hold.current.count) }
}

extension CrateQuery: EntityStringQuery where Way == Searching {
    func entities(matching string: String) async throws -> [Crate<Way>] {
        if let unseen = Hold.current.unseen { EntityQueryRequest.current?.note(missing: unseen) }
        let limit = EntityQueryRequest.current?.limit.map { "\($0)" } ?? "all"
        Witness.current?.note("wanted: \(limit)")
        return try Self.crates(0..<Hold.current.count)
    }
}
