import SQLite
import SearchableAttributes

extension SpotlightDatabase {
    /// The numbers of the items that a query asks for.
    func ids(_ predicate: QueryPredicate) throws -> Set<Int64> {
        try ids(predicate, among: Set(liveIDs()))
    }

    private func ids(_ predicate: QueryPredicate, among all: Set<Int64>) throws -> Set<Int64> {
        switch predicate {
        case .every: all
        case .none: []
        case .not(let inner): all.subtracting(try ids(inner, among: all))
        case .and(let first, let second): try ids(first, among: all).intersection(ids(second, among: all))
        case .or(let first, let second): try ids(first, among: all).union(ids(second, among: all))
        case .matches(let attribute, let condition): try ids(attribute, condition).intersection(all)
        }
    }

    private func ids(_ attribute: String?, _ condition: QueryCondition) throws -> Set<Int64> {
        var found: Set<Int64> = []
        let filter = attribute == nil ? "" : "WHERE name = ?"
        try rows("SELECT item, kind, value FROM value \(filter)", [attribute].compactMap { $0.map(Value.text) }) {
            row in
            guard let item = row.integer(at: 0), !found.contains(item), let kind = row.integer(at: 1),
                let value = SearchableValue(kind: kind, in: row, column: 2)
            else { return }
            let isFound =
                switch condition {
                case .number(let bounds): bounds.contains(value)
                case .text(let pattern): value.comparedTexts.contains { pattern.matches($0) }
                }
            if isFound { found.insert(item) }
        }
        return found
    }
}

extension SearchableValue {
    /// The texts with which a query's text is compared: a number as its digits, a link as its address.
    fileprivate var comparedTexts: [String] {
        switch self {
        case .integer(let value): [String(value)]
        case .real(let value): [String(value)]
        case .url(let value): [value.absoluteString]
        case .text, .person, .date, .data, .headers, .list: words
        }
    }
}
