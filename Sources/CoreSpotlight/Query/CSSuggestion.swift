import Foundation

/// What a person may be about to type.
///
/// See <https://developer.apple.com/documentation/corespotlight/cssuggestion>.
public final class CSSuggestion: NSObject, NSCopying, Sendable {
    /// How a suggestion came about.
    public enum SuggestionKind: Int, Sendable {
        /// It is none.
        case none = 0
        /// The app made it.
        case custom = 1
        /// The index made it.
        case `default` = 2
    }

    /// The whole text to search for.
    public let localizedAttributedSuggestion: AttributedString

    /// How the suggestion came about.
    public let suggestionKind: SuggestionKind

    /// Which place it has among the suggestions; the first is 0.
    private let rank: Int

    init(text: AttributedString, kind: SuggestionKind, rank: Int) {
        localizedAttributedSuggestion = text
        suggestionKind = kind
        self.rank = rank
    }

    /// The text to search for.
    var text: String { String(localizedAttributedSuggestion.characters) }

    /// The suggestion itself, as nothing of it can change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Compares two suggestions by their texts.
    ///
    /// - Parameter other: The other suggestion.
    /// - Returns: Which comes first in the order of a dictionary.
    public func compare(_ other: CSSuggestion) -> ComparisonResult {
        text.compare(other.text, locale: .current)
    }

    /// Compares how well two suggestions fit.
    ///
    /// - Parameter other: The other suggestion, of the same query.
    /// - Returns: `.orderedAscending` where this one fits better, so that it comes first.
    public func compare(byRank other: CSSuggestion) -> ComparisonResult {
        rank == other.rank ? .orderedSame : rank < other.rank ? .orderedAscending : .orderedDescending
    }

    /// Whether another object is a suggestion of the same text.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CSSuggestion)?.text == text }

    /// Hashes the text.
    public override var hash: Int { text.hashValue }
}
