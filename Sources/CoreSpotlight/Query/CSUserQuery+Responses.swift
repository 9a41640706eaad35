import Foundation

extension CSUserQuery {
    /// An item that a query found.
    public struct Item: Identifiable, Hashable, Comparable, Sendable {
        /// The item.
        public let item: CSSearchableItem

        /// The item's identifier.
        public var id: String { item.uniqueIdentifier }

        /// Whether the first is the more important of the two.
        public static func < (first: Item, second: Item) -> Bool {
            first.item.compare(byRank: second.item) == .orderedAscending
        }
    }

    /// A suggestion that a query made.
    public struct Suggestion: Identifiable, Hashable, Comparable, Sendable {
        /// The suggestion.
        public let suggestion: CSSuggestion

        /// The suggestion's text.
        public var id: String { suggestion.text }

        /// Whether the first fits better.
        public static func < (first: Suggestion, second: Suggestion) -> Bool {
            first.suggestion.compare(byRank: second.suggestion) == .orderedAscending
        }
    }

    /// The suggestions that a query makes and the items that it finds.
    public struct Responses: AsyncSequence, Sendable {
        /// The type of one element.
        public typealias Element = Response

        let query: CSUserQuery

        /// What gives the responses one after the other.
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }

    /// The suggestions that a query makes.
    public struct Suggestions: AsyncSequence, Sendable {
        /// The type of one element.
        public typealias Element = Suggestion

        let query: CSUserQuery

        /// What gives the suggestions one after the other.
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }
}

extension CSUserQuery.Responses {
    /// A suggestion or an item.
    public enum Response: Identifiable, Hashable, Sendable {
        /// An item that was found.
        case item(CSUserQuery.Item)
        /// A suggestion how the words may go on.
        case suggestion(CSUserQuery.Suggestion)

        /// What names the response among the others.
        public var id: String {
            switch self {
            case .item(let item): "item/\(item.id)"
            case .suggestion(let suggestion): "suggestion/\(suggestion.id)"
            }
        }
    }

    /// Gives the responses of a query, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let query: CSUserQuery
        private var responses: [Response]?
        private var index = 0

        init(query: CSUserQuery) {
            self.query = query
        }

        /// The next response.
        ///
        /// - Returns: `nil` after the last.
        /// - Throws: ``CSSearchQueryError``.
        public mutating func next() async throws -> Response? {
            let responses = if let responses { responses } else { try await all() }
            self.responses = responses
            guard index < responses.count else { return nil }
            try query.checkCancellation()
            defer { index += 1 }
            return responses[index]
        }

        private func all() async throws -> [Response] {
            let suggestions = try await query.foundSuggestions()
            let items = try await query.items()
            return suggestions.map { .suggestion(CSUserQuery.Suggestion(suggestion: $0)) }
                + items.map { .item(CSUserQuery.Item(item: $0)) }
        }
    }
}

extension CSUserQuery.Suggestions {
    /// Gives the suggestions of a query, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let query: CSUserQuery
        private var suggestions: [CSSuggestion]?
        private var index = 0

        init(query: CSUserQuery) {
            self.query = query
        }

        /// The next suggestion.
        ///
        /// - Returns: `nil` after the last.
        /// - Throws: ``CSSearchQueryError``.
        public mutating func next() async throws -> CSUserQuery.Suggestion? {
            let suggestions = if let suggestions { suggestions } else { try await query.foundSuggestions() }
            self.suggestions = suggestions
            guard index < suggestions.count else { return nil }
            try query.checkCancellation()
            defer { index += 1 }
            return CSUserQuery.Suggestion(suggestion: suggestions[index])
        }
    }
}
