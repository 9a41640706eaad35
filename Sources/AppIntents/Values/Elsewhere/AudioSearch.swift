/// What a person wants to hear, as an ``IntentValueQuery`` of an app that plays something is asked for it.
///
/// It follows the type of that name of Media Intents.
public struct AudioSearch: Sendable, Hashable, Codable {
    /// What is known of the wish.
    public enum Criteria: Sendable, Hashable, Codable {
        /// The words that say what to play.
        case searchQuery(String)
        /// Links to what to play.
        case url([URL])
        /// Nothing in particular.
        case unspecified
    }

    /// What is known of the wish.
    public let criteria: Criteria

    /// Makes a search.
    ///
    /// - Parameter criteria: What is known of the wish.
    public init(criteria: Criteria) {
        self.criteria = criteria
    }
}

extension AudioSearch: _IntentValue {}
