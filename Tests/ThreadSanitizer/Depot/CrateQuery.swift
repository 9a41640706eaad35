import AppIntents

/// Finds crates by words.
struct CrateQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency private var depot: Depot

    func entities(for identifiers: [String]) async throws -> [CrateEntity] {
        await Task.yield()
        return identifiers.compactMap { depot.crate($0) }
    }

    func entities(matching string: String) async throws -> [CrateEntity] {
        depot.all().filter { $0.label.localizedCaseInsensitiveContains(string) }
    }

    func allEntities() async throws -> [CrateEntity] { depot.all() }

    func suggestedEntities() async throws -> [CrateEntity] { Array(depot.all().prefix(3)) }
}
