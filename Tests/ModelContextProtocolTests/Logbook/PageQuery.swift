import AppIntents

/// Finds pages, as they are at the moment.
struct PageQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [PageEntity] {
        Logbook.pages.sorted { $0.key < $1.key }.map { PageEntity(id: $0.key, text: $0.value) }
    }

    func entities(for identifiers: [String]) async throws -> [PageEntity] {
        await Logbook.waitUntilOpen(identifiers)
        let pages = Logbook.pages
        return identifiers.compactMap { id in pages[id].map { PageEntity(id: id, text: $0) } }
    }
}
