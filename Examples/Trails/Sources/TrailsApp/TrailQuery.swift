import AppIntents

/// Finds trails: by identifier, by conditions on their properties, and (in the extension) by words.
struct TrailQuery: EntityPropertyQuery {
    /// What a condition becomes. A database would make it a piece of its own query language.
    typealias ComparatorMappingType = @Sendable (TrailEntity) -> Bool

    static let properties = QueryProperties {
        Property(\TrailEntity.$region) {
            EqualToComparator { region in { $0.region == region } }
        }
        Property(\TrailEntity.$length) {
            LessThanComparator { length in { $0.length < length } }
            GreaterThanComparator { length in { $0.length > length } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\TrailEntity.$length)
    }

    @Dependency private var store: TrailStore

    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
        store.trails.filter { identifiers.contains($0.id) }.map(TrailEntity.init)
    }

    func suggestedEntities() async throws -> [TrailEntity] {
        store.trails.map(TrailEntity.init)
    }

    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<TrailEntity>], limit: Int?
    ) async throws -> [TrailEntity] {
        var found = store.trails.map(TrailEntity.init).filter { trail in
            mode == .and || comparators.isEmpty
                ? comparators.allSatisfy { $0(trail) } : comparators.contains { $0(trail) }
        }
        // Length is the one property to sort by.
        if let order = sortedBy.first?.order {
            found.sort { order == .ascending ? $0.length < $1.length : $0.length > $1.length }
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

extension TrailQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [TrailEntity] {
        store.trails.filter { "\($0.name) \($0.region)".localizedCaseInsensitiveContains(string) }.map(TrailEntity.init)
    }
}
