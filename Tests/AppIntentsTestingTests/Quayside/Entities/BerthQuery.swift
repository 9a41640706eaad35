import AppIntents

/// Finds berths.
struct BerthQuery: EntityStringQuery, EnumerableEntityQuery {
    func entities(for identifiers: [String]) async throws -> [BerthEntity] {
        let broken = BerthEntity("C1", length: 6, kind: .motor)
        return (Harbour.berths + [broken]).filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [BerthEntity] {
        Harbour.berths.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [BerthEntity] {
        Harbour.berths.filter { $0.kind == .sail }
    }

    func allEntities() async throws -> [BerthEntity] { Harbour.berths }
}
