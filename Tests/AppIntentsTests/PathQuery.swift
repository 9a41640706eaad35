import AppIntents

/// A query that answers with the conditions it was handed, so that a test sees them.
struct PathQuery: EntityPropertyQuery {
    enum Condition: Equatable, Sendable {
        case named(String)
        case notNamed(String)
        case containing(String)
        case beginning(String)
        case ending(String)
        case shorter(Double)
        case atMost(Double)
        case longer(Double)
        case atLeast(Double)
        case noted(String?)
        case tagged(String)
    }

    static let properties = QueryProperties {
        Property(\PathEntity.$name) {
            EqualToComparator { Condition.named($0) }
            NotEqualToComparator { Condition.notNamed($0) }
            ContainsComparator { Condition.containing($0) }
            HasPrefixComparator { Condition.beginning($0) }
            HasSuffixComparator { Condition.ending($0) }
        }
        Property(\PathEntity.$distance) {
            LessThanComparator { Condition.shorter($0) }
            LessThanOrEqualToComparator { Condition.atMost($0) }
            GreaterThanComparator { Condition.longer($0) }
            GreaterThanOrEqualToComparator { Condition.atLeast($0) }
        }
        Property(\PathEntity.$note) {
            EqualToComparator { Condition.noted($0) }
        }
        Property(\PathEntity.$tags) {
            ContainsComparator { (tag: String) in Condition.tagged(tag) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\PathEntity.$distance)
    }

    func entities(for identifiers: [String]) async throws -> [PathEntity] { [] }

    func entities(
        matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<PathEntity>], limit: Int?
    ) async throws -> [PathEntity] {
        let order = sortedBy.first.map { $0.by == \.$distance && $0.order == .descending ? "longest" : "shortest" }
        let answer = comparators.map { "\($0)" } + [order, limit.map { "\($0)" }].compactMap(\.self)
        return [PathEntity(id: "answer", name: answer.joined(separator: " "))]
    }
}
