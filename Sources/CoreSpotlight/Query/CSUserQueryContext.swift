import Foundation

/// How a query of a person's words searches.
///
/// See <https://developer.apple.com/documentation/corespotlight/csuserquerycontext>.
public final class CSUserQueryContext: CSSearchQueryContext {
    /// How many items are found at most; all for 0.
    public var maxResultCount = 0

    /// How many suggestions are made at most; 10 for 0.
    public var maxSuggestionCount = 0

    /// Whether the best items come first. They do in any case; what it decides is whether ``maxRankedResultCount``
    /// counts.
    public var enableRankedResults = false

    /// How many ranked items are found at most; all for 0.
    public var maxRankedResultCount = 0

    /// Whether only the words themselves are looked for. Nothing else is here, so it changes nothing.
    public var disableSemanticSearch = false

    /// The suggestion that the person took last.
    public let currentSuggestion: CSSuggestion?

    /// A context in which nothing is set.
    public override convenience init() {
        self.init(currentSuggestion: nil)
    }

    /// A context for a search that goes on from a suggestion.
    ///
    /// - Parameter currentSuggestion: The suggestion that the person took; its text is searched where the query has
    ///   none.
    public init(currentSuggestion: CSSuggestion?) {
        self.currentSuggestion = currentSuggestion
        super.init()
    }

    /// A copy.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSUserQueryContext(currentSuggestion: currentSuggestion)
        copyValues(to: copy)
        copy.maxResultCount = maxResultCount
        copy.maxSuggestionCount = maxSuggestionCount
        copy.enableRankedResults = enableRankedResults
        copy.maxRankedResultCount = maxRankedResultCount
        copy.disableSemanticSearch = disableSemanticSearch
        return copy
    }
}
