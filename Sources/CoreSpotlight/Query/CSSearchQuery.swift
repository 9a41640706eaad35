import Foundation
import Synchronization

/// Finds items by their attributes, in all of the app's indexes.
///
/// The query string is a comparison, such as `title == "har*"cd`, or several with `&&`, `||` and parentheses, as
/// <https://developer.apple.com/documentation/corespotlight/searching-for-information-in-your-app> has it:
///
/// - A text stands in single or double quotation marks, `*` in it is any characters, `\` takes the special meaning from
///   the character after it. After it stand the modifiers `c` (upper and lower case are the same), `d` (marks on letters
///   do not count), `w` and `t` (words are compared).
/// - Numbers and dates are compared with `==`, `!=`, `<`, `>`, `<=`, `>=` and `InRange(name, from, to)`. A date is its
///   seconds since the start of 2001, or `$time.now`, `today`, `yesterday`, `this_week`, `last_week`, `this_month`,
///   `this_year`, `now(-60)`, `today(-7)` and so on, or `$time.iso(2026-03-01T09:00:00Z)`.
/// - The attribute `**` is any; `!` before a comparison turns it around; `true` is every item.
///
/// An item that lacks an attribute is unequal to everything. Anything else in a query string is an error that says what
/// it is. Items come in the order in which they were indexed first. A query runs once: take ``results``, or set handlers
/// and call ``start()``.
public class CSSearchQuery: NSObject, @unchecked Sendable {
    /// What changes while the query runs. The handlers are set before it starts, and called by it alone, one at a time;
    /// so the class says that it can be shared.
    private struct State {
        var isCancelled = false
        var foundItemCount = 0
    }

    /// How many items a handler is given at once.
    private static let handedItemCount = 100

    private let state = Mutex(State())
    private let queryString: String
    let context: CSSearchQueryContext
    /// Where the indexes are; those of the moment at which the query was made.
    let folder = SpotlightFolder.current

    /// A query.
    ///
    /// - Parameters:
    ///   - queryString: What the items must be; see the class.
    ///   - queryContext: How to search; what is changed of it later does not matter.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.queryString = queryString
        context = queryContext?.copy() as? CSSearchQueryContext ?? CSSearchQueryContext()
    }

    /// A query.
    ///
    /// - Parameters:
    ///   - queryString: What the items must be; see the class.
    ///   - attributes: The names of the attributes that the items found are to have.
    public convenience init(queryString: String, attributes: [String]?) {
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.init(queryString: queryString, queryContext: context)
    }

    /// Which indexes are searched, by how they are protected; all where there is none.
    public var protectionClasses: [FileProtectionType] = []

    /// Given the items as they are found, some at a time, on a queue of the index.
    public var foundItemsHandler: (([CSSearchableItem]) -> Void)?

    /// Told when there are no more items, with the error where there is one.
    public var completionHandler: (((any Error)?) -> Void)?

    /// How many items were found so far.
    public var foundItemCount: Int { state.withLock(\.foundItemCount) }

    /// Whether the query was cancelled.
    public var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Stops the query; it ends with a ``CSSearchQueryError`` of code `cancelled`.
    public func cancel() {
        state.withLock { $0.isCancelled = true }
    }

    /// The items found; taking the first starts the query.
    public var results: Results { Results(query: self) }

    /// Starts the query, whose handlers are told what is found.
    public func start() {
        Task { await run() }
    }

    func run() async {
        do {
            let items = try await items()
            for start in stride(from: 0, to: items.count, by: Self.handedItemCount) {
                try checkCancellation()
                foundItemsHandler?(Array(items[start..<min(start + Self.handedItemCount, items.count)]))
            }
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// All items found.
    func items() async throws -> [CSSearchableItem] {
        try checkCancellation()
        let filters = try predicates()
        let names = Set(context.fetchAttributes)
        let protections = Set(protectionClasses.map(\.rawValue))
        var found: [(item: CSSearchableItem, score: Double)] = []
        for file in folder.files {
            let store = SpotlightStore.of(file)
            found += try await searching(store) { [self] database in
                if !protections.isEmpty, try !protections.contains(database.protection() ?? "") { return [] }
                let matches = try matches(in: database, filters: filters.value)
                return try database.items(matches, attributes: names, in: store)
            }
            try checkCancellation()
        }
        let items = ordered(found)
        state.withLock { $0.foundItemCount = items.count }
        return items
    }

    /// The items of all indexes in the order in which they are given out.
    func ordered(_ found: [(item: CSSearchableItem, score: Double)]) -> [CSSearchableItem] { found.map(\.item) }

    /// The numbers of the items of an index that the query finds.
    func matches(
        in database: SpotlightDatabase, filters: [QueryPredicate]
    ) throws -> [(id: Int64, score: Double)] {
        var ids = Set(try database.liveIDs())
        for filter in filters { ids.formIntersection(try database.ids(filter)) }
        return ids.sorted().map { ($0, 0) }
    }

    /// The query strings that all must be true of an item.
    var queryStrings: [String] { [queryString] + context.filterQueries }

    private func predicates() throws -> Unsent<[QueryPredicate]> {
        let time = QueryTime(now: Date(), calendar: .current)
        return Unsent(try queryStrings.map { try QueryParser.parse($0, time: time) })
    }

    /// Does something with an index, whose errors are a query's errors here.
    func searching<Result: Sendable>(
        _ store: SpotlightStore, _ body: @escaping @Sendable (SpotlightDatabase) throws -> Result
    ) async throws -> Result {
        do {
            return try await store.perform(body)
        } catch let error as CSIndexError {
            throw CSSearchQueryError(.indexUnreachable, message: error.message)
        }
    }

    func checkCancellation() throws {
        guard !isCancelled, !Task.isCancelled else {
            throw CSSearchQueryError(.cancelled, message: "The query was cancelled")
        }
    }
}
