import AppIntents

/// Finds cabins, and offers them by season.
struct CabinQuery: EntityStringQuery {
    static let cabins = [Cabin(id: 1, name: "Birch"), Cabin(id: 2, name: "Larch"), Cabin(id: 3, name: "Rowan")]

    func entities(for identifiers: [Cabin.ID]) async throws -> [Cabin] {
        Self.cabins.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> ItemCollection<Cabin> {
        ItemCollection(items: Self.cabins.filter { $0.name.contains(string) })
    }

    func suggestedEntities() async throws -> ItemCollection<Cabin> {
        ItemCollection(sections: [
            ItemSection("Open in summer", items: Array(Self.cabins.prefix(2))),
            IntentItemSection(
                "Open in winter", items: Self.cabins.suffix(1).map { IntentItem($0, title: "\($0.name)!") }),
        ])
    }

    func defaultResult() async -> Cabin? { Self.cabins.first }
}
