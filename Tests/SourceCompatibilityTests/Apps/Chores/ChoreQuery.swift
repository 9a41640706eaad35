import AppIntents
import Foundation

struct ChoreQuery: EntityPropertyQuery {
    typealias Test = @Sendable (Chore) -> Bool

    static var properties = QueryProperties {
        Property(\ChoreEntity.$title) {
            EqualToComparator { wanted in test { $0.title.localizedCaseInsensitiveCompare(wanted) == .orderedSame } }
            NotEqualToComparator { wanted in
                test { $0.title.localizedCaseInsensitiveCompare(wanted) != .orderedSame }
            }
            ContainsComparator { wanted in test { $0.title.localizedCaseInsensitiveContains(wanted) } }
            HasPrefixComparator { wanted in test { $0.title.lowercased().hasPrefix(wanted.lowercased()) } }
            HasSuffixComparator { wanted in test { $0.title.lowercased().hasSuffix(wanted.lowercased()) } }
        }
        Property(\ChoreEntity.$room) {
            EqualToComparator { room in test { $0.room == room } }
            NotEqualToComparator { room in test { $0.room != room } }
        }
        Property(\ChoreEntity.$urgency) {
            EqualToComparator { wanted in test { $0.urgency == wanted.urgency } }
            NotEqualToComparator { wanted in test { $0.urgency != wanted.urgency } }
        }
        Property(\ChoreEntity.$minutes) {
            EqualToComparator(
                withResolvers: { IntFromStringResolver() },
                mappingTransform: { minutes in test { $0.minutes == minutes } })
            LessThanComparator { minutes in test { $0.minutes < minutes } }
            LessThanOrEqualToComparator { minutes in test { $0.minutes <= minutes } }
            GreaterThanComparator { minutes in test { $0.minutes > minutes } }
            GreaterThanOrEqualToComparator { minutes in test { $0.minutes >= minutes } }
            IsBetweenComparator { low, high in test { (low...max(low, high)).contains($0.minutes) } }
        }
        Property(\ChoreEntity.$due) {
            LessThanComparator { date in test { $0.due.map { due in due < date } ?? false } }
            GreaterThanComparator { date in test { $0.due.map { due in due > date } ?? false } }
        }
        Property(\ChoreEntity.$isDone) {
            EqualToComparator { isDone in test { $0.isDone == isDone } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\ChoreEntity.$title)
        SortableBy(\ChoreEntity.$minutes)
        SortableBy(\ChoreEntity.$due)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription(
            "Finds the chores that meet your conditions.",
            categoryName: "Chores",
            searchKeywords: ["search", "filter"],
            resultValueName: "Chores"
        )
    }

    @Dependency private var store: ChoreStore

    @MainActor
    func entities(for identifiers: [ChoreEntity.ID]) async throws -> [ChoreEntity] {
        identifiers.compactMap(store.chore(with:)).map(ChoreEntity.init)
    }

    @MainActor
    func suggestedEntities() async throws -> [ChoreEntity] {
        store.chores.filter { !$0.isDone }.map(ChoreEntity.init)
    }

    func entities(
        matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<ChoreEntity>], limit: Int?
    ) async throws -> [ChoreEntity] {
        var found = await store.chores.filter { chore in
            switch mode {
            case .and: return comparators.allSatisfy { $0(chore) }
            case .or: return comparators.isEmpty || comparators.contains { $0(chore) }
            }
        }
        for sort in sortedBy.reversed() {
            switch sort.by {
            case \.$title: found.sort(by: \.title, sort.order)
            case \.$minutes: found.sort(by: \.minutes, sort.order)
            case \.$due: found.sort(by: { $0.due ?? .distantFuture }, sort.order)
            default: break
            }
        }
        return found.prefix(limit ?? found.count).map(ChoreEntity.init)
    }
}

/// Gives a closure the type that the query's comparators share.
private func test(_ body: @escaping ChoreQuery.Test) -> ChoreQuery.Test { body }

extension Array {
    fileprivate mutating func sort<Value: Comparable>(
        by value: (Element) -> Value, _ order: EntityQuerySort<ChoreEntity>.Ordering
    ) {
        sort { order == .ascending ? value($0) < value($1) : value($0) > value($1) }
    }
}
