import Foundation

/// How a query searches.
///
/// See <https://developer.apple.com/documentation/corespotlight/cssearchquerycontext>.
public class CSSearchQueryContext: NSObject, NSCopying {
    /// What else than the app's own items is searched.
    public struct SourceOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The messages of the person's mail app. No such index is here, so it changes nothing.
        public static let allowMail = SourceOptions(rawValue: 1)
    }

    /// The names of the attributes that the items found are to have, such as `title`. Without any they have none, and
    /// only tell which items they are.
    public var fetchAttributes: [String] = []

    /// Query strings that all must be true of an item, over and above the query itself.
    public var filterQueries: [String] = []

    /// The language of the words, as `en-GB`. The index searches every language alike, so it changes nothing.
    public var keyboardLanguage: String?

    /// What else than the app's own items is searched.
    public var sourceOptions: SourceOptions = []

    /// A context in which nothing is set.
    public override init() {}

    /// A copy.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchQueryContext()
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: CSSearchQueryContext) {
        copy.fetchAttributes = fetchAttributes
        copy.filterQueries = filterQueries
        copy.keyboardLanguage = keyboardLanguage
        copy.sourceOptions = sourceOptions
    }
}
