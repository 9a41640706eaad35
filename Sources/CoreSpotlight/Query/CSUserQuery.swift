import Foundation
import Synchronization

/// Finds items by a person's words, in all of the app's indexes, and suggests how the words may go on.
///
/// An item is found that has all the words, each at the beginning of a word of its texts, in any order; upper and lower
/// case and marks on letters do not count. The best come first: those with the words in the title, with rare words, with
/// a higher ranking hint, and those that were chosen before. Of what words mean nothing is known. See
/// <https://developer.apple.com/documentation/corespotlight/csuserquery>.
public final class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// How a person dealt with what was found.
    public enum UserInteractionKind: Int, Sendable {
        /// The person chose it.
        case select = 0
        /// The person looked at it.
        case focus = 1

        /// The person chose it.
        public static var `default`: UserInteractionKind { .select }
    }

    private static let defaultSuggestionCount = 10

    private let words: String?
    private let suggestionCount = Mutex(0)

    /// A query.
    ///
    /// - Parameters:
    ///   - userQueryString: The words; without any, all items are found.
    ///   - userQueryContext: How to search; what is changed of it later does not matter.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        words = userQueryString ?? userQueryContext?.currentSuggestion?.text
        super.init(queryString: "true", queryContext: userQueryContext)
    }

    /// Makes the next search faster. Indexes are ready at once here, so it does nothing.
    public static func prepare() {}

    /// Makes the next search faster. Indexes are ready at once here, so it does nothing.
    ///
    /// - Parameter protectionClasses: Which indexes will be searched.
    public static func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

    /// Given the suggestions, on a queue of the index.
    public var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?

    /// How many suggestions were found so far.
    public var foundSuggestionCount: Int { suggestionCount.withLock(\.self) }

    /// The suggestions, and then the items found; taking the first starts the query.
    public var responses: Responses { Responses(query: self) }

    /// The suggestions; taking the first starts the query.
    public var suggestions: Suggestions { Suggestions(query: self) }

    /// Says that a person dealt with an item that was found, which puts it further up later.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - visibleItems: The items that were shown.
    ///   - interaction: How the person dealt with it; only choosing counts.
    public func userEngaged(_ item: Item, visibleItems: [Item], interaction: UserInteractionKind) {
        guard interaction == .select, let store = item.item.state.withLock(\.store) else { return }
        let identifier = item.item.uniqueIdentifier
        // Where the index cannot be written, the order stays as it is.
        store.perform {
            try $0.engage(identifier)
        } completion: { _ in
        }
    }

    /// Says that a person dealt with a suggestion. Suggestions are ordered by the index alone, so it does nothing.
    ///
    /// - Parameters:
    ///   - suggestion: The suggestion.
    ///   - visibleSuggestions: The suggestions that were shown.
    ///   - interaction: How the person dealt with it.
    public func userEngaged(
        _ suggestion: Suggestion, visibleSuggestions: [Suggestion], interaction: UserInteractionKind
    ) {}

    override func run() async {
        if let handler = foundSuggestionsHandler, let found = try? await foundSuggestions(), !found.isEmpty {
            handler(found)
        }
        await super.run()
    }

    override func matches(
        in database: SpotlightDatabase, filters: [QueryPredicate]
    ) throws -> [(id: Int64, score: Double)] {
        var ranked = try database.ranked(words)
        for filter in filters {
            let ids = try database.ids(filter)
            ranked.removeAll { !ids.contains($0.id) }
        }
        return ranked
    }

    override func ordered(_ found: [(item: CSSearchableItem, score: Double)]) -> [CSSearchableItem] {
        let items = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element.item)
        guard let context = context as? CSUserQueryContext else { return items }
        let limits = [context.maxResultCount, context.enableRankedResults ? context.maxRankedResultCount : 0]
        return Array(items.prefix(limits.filter { $0 > 0 }.min() ?? items.count))
    }

    /// How the words may go on: the last of them as words in the indexes that begin with it.
    func foundSuggestions() async throws -> [CSSuggestion] {
        try checkCancellation()
        let text = words ?? ""
        guard let last = SearchWords.pieces(of: text.precomposedStringWithCompatibilityMapping).last,
            text.last?.isWhitespace == false
        else { return [] }
        let asked = (context as? CSUserQueryContext)?.maxSuggestionCount ?? 0
        let limit = asked > 0 ? asked : Self.defaultSuggestionCount
        var completions: [String] = []
        for file in folder.files {
            for word in try await searching(.of(file), { try $0.completions(of: last, limit: limit) })
            where !completions.contains(word) {
                completions.append(word)
            }
        }
        let start = text.range(of: last, options: .backwards)?.lowerBound ?? text.endIndex
        let found = completions.prefix(limit).enumerated().map { rank, word in
            CSSuggestion(text: AttributedString(text[..<start] + word), kind: .default, rank: rank)
        }
        suggestionCount.withLock { $0 = found.count }
        return found
    }
}
