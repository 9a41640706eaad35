extension EntityStringQuery
where Entity: RawRepresentable & CaseIterable, Entity.RawValue == Entity.ID, Result == [Entity] {
    /// The cases of these raw values.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        identifiers.compactMap { Entity(rawValue: $0) }
    }

    /// The cases in whose titles the words stand.
    public func entities(matching string: String) async throws -> [Entity] {
        Entity.allCases.filter {
            String(localized: $0.displayRepresentation.title).localizedCaseInsensitiveContains(string)
        }
    }

    /// All cases.
    public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}
