import AppIntents

/// Finds bays by their properties.
struct BayQuery: EntityPropertyQuery {
    typealias Condition = @Sendable (BayEntity) -> Bool

    static let properties = QueryProperties {
        Property(\BayEntity.$name) {
            EqualToComparator { (name: String) -> Condition in { $0.name == name } }
            ContainsComparator { (part: String) -> Condition in { $0.name.contains(part) } }
        }
        Property(\BayEntity.$depth) {
            LessThanComparator { (depth: Double) -> Condition in { $0.depth < depth } }
            GreaterThanComparator { (depth: Double) -> Condition in { $0.depth > depth } }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\BayEntity.$depth)
    }

    func entities(for identifiers: [Int]) async throws -> [BayEntity] {
        BayEntity.all.filter { identifiers.contains($0.id) }
    }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<BayEntity>], limit: Int?
    ) async throws -> [BayEntity] {
        let found = BayEntity.all.filter { bay in
            mode == .and ? comparators.allSatisfy { $0(bay) } : comparators.contains { $0(bay) }
        }
        let sorted = sortedBy.first?.order == .descending ? found.reversed() : found
        return Array(sorted.prefix(limit ?? sorted.count))
    }
}
