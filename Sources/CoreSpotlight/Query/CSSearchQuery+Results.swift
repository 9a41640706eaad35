import Foundation

extension CSSearchQuery {
    /// The items that a query finds.
    public struct Results: AsyncSequence, Sendable {
        /// The type of one element.
        public typealias Element = Item

        let query: CSSearchQuery

        /// What gives the items one after the other.
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }
}

extension CSSearchQuery.Results {
    /// Gives the items that a query finds, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let query: CSSearchQuery
        private var items: [CSSearchableItem]?
        private var index = 0

        init(query: CSSearchQuery) {
            self.query = query
        }

        /// The next item.
        ///
        /// - Returns: `nil` after the last.
        /// - Throws: ``CSSearchQueryError``.
        public mutating func next() async throws -> Item? {
            let items = if let items { items } else { try await query.items() }
            self.items = items
            guard index < items.count else { return nil }
            try query.checkCancellation()
            defer { index += 1 }
            return Item(item: items[index])
        }
    }

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
}
