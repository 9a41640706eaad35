import AppIntents

/// Finds berths: twelve, of which three are suggested.
struct BerthQuery: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Berth] {
        identifiers.filter { (1...12).contains($0) }.map { Berth(id: $0) }
    }

    func entities(matching string: String) async throws -> [Berth] {
        Witness.current?.note("berths matching \(string)")
        return string == "deep" ? [Berth(id: 11), Berth(id: 12)] : string == "deepest" ? [Berth(id: 12)] : []
    }

    func suggestedEntities() async throws -> [Berth] { [Berth(id: 1), Berth(id: 2), Berth(id: 3)] }
}
