import AppIntents
import Foundation

enum EntryFilter: Sendable {
    case payee(String)
    case payeePrefix(String)
    case notPayee(String)
    case amount(ClosedRange<Double>)
    case before(Date)
    case after(Date)
    case category(CategoryOption)
    case account(String)
    case tag(String)

    func accepts(_ entry: EntryEntity) -> Bool {
        switch self {
        case .payee(let text): entry.payee.localizedStandardContains(text)
        case .payeePrefix(let text): entry.payee.hasPrefix(text)
        case .notPayee(let text): entry.payee != text
        case .amount(let range): range.contains(entry.value)
        case .before(let date): entry.date < date
        case .after(let date): entry.date > date
        case .category(let category): entry.category == category
        case .account(let name): entry.account.name == name
        case .tag(let tag): entry.tags.contains(tag)
        }
    }
}

struct EntryQuery: EntityPropertyQuery {
    @Dependency private var book: LedgerBook

    static let sortingOptions = SortingOptions {
        SortableBy(\.$date)
        SortableBy(\.$value)
        SortableBy(\.$payee)
    }

    static let properties = EntityQueryProperties<EntryEntity, EntryFilter> {
        Property(\.$payee) {
            ContainsComparator { EntryFilter.payee($0) }
            HasPrefixComparator { EntryFilter.payeePrefix($0) }
            NotEqualToComparator { EntryFilter.notPayee($0) }
        }
        Property(\.$value) {
            EqualToComparator { .amount($0...$0) }
            LessThanOrEqualToComparator { .amount(-Double.infinity...$0) }
            GreaterThanOrEqualToComparator { .amount($0...Double.infinity) }
            IsBetweenComparator { .amount(min($0, $1)...max($0, $1)) }
        }
        Property(\.$date) {
            LessThanComparator { .before($0) }
            GreaterThanComparator { .after($0) }
        }
        Property(\.$category) {
            EqualToComparator { .category($0) }
        }
        Property(\.$tags) {
            ContainsComparator { .tag($0) }
        }
        Property(\AccountEntity.$name, entityProvider: { $0.account }) {
            EqualToComparator { .account($0) }
        }
    }

    func entities(for identifiers: [UUID]) async throws -> [EntryEntity] {
        try await all().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [EntryEntity] {
        Array(try await all().suffix(5))
    }

    func entities(
        matching filters: [EntryFilter], mode: ComparatorMode, sortedBy: [EntityQuerySort<EntryEntity>], limit: Int?
    ) async throws -> [EntryEntity] {
        var found = try await all().filter { entry in
            filters.isEmpty
                || (mode == .and
                    ? filters.allSatisfy { $0.accepts(entry) } : filters.contains { $0.accepts(entry) })
        }
        if let sort = sortedBy.first {
            found.sort { left, right in
                let (first, second) = sort.order == .ascending ? (left, right) : (right, left)
                return switch sort.by {
                case \EntryEntity.$date: first.date < second.date
                case \EntryEntity.$value: first.value < second.value
                default: first.payee < second.payee
                }
            }
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }

    private func all() async throws -> [EntryEntity] {
        let accounts = await book.accounts
        return await book.entries.compactMap { entry in
            accounts.first { $0.id == entry.accountID }.map { EntryEntity(entry, account: $0) }
        }
    }
}
