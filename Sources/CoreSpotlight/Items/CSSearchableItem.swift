import Foundation
import SearchableAttributes
import Synchronization

/// Something of an app's that a person may search for.
///
/// See <https://developer.apple.com/documentation/corespotlight/cssearchableitem>.
public final class CSSearchableItem: NSObject, NSCopying, Sendable {
    struct State: Sendable {
        var uniqueIdentifier: String
        var domainIdentifier: String?
        var attributeSet: CSSearchableItemAttributeSet
        var expirationDate: Date
        var isUpdate = false
        var updateListenerOptions: UpdateListenerOptions = []
        /// How well the item fitted the query that found it.
        var score: Double = 0
        /// The index the item was found in.
        var store: SpotlightStore?
    }

    /// How long an item is kept for which no date is set: thirty days.
    static let defaultLifetime: TimeInterval = 30 * 24 * 60 * 60

    let state: Mutex<State>

    init(state: State) {
        self.state = Mutex(state)
    }

    /// An item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: What names the item in its index; a new one is made for `nil`.
    ///   - domainIdentifier: The group the item is deleted with, such as `account.mailbox`; a point parts a group from
    ///     those within it.
    ///   - attributeSet: What the index is to know of it.
    public convenience init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.init(
            state: State(
                uniqueIdentifier: uniqueIdentifier ?? UUID().uuidString, domainIdentifier: domainIdentifier,
                attributeSet: attributeSet, expirationDate: Date(timeIntervalSinceNow: Self.defaultLifetime)))
    }

    /// What names the item in its index.
    public var uniqueIdentifier: String {
        get { state.withLock(\.uniqueIdentifier) }
        set { state.withLock { $0.uniqueIdentifier = newValue } }
    }

    /// The group the item is deleted with; a point parts a group from those within it.
    public var domainIdentifier: String? {
        get { state.withLock(\.domainIdentifier) }
        set { state.withLock { $0.domainIdentifier = newValue } }
    }

    /// What the index knows of the item.
    public var attributeSet: CSSearchableItemAttributeSet {
        get { state.withLock(\.attributeSet) }
        set { state.withLock { $0.attributeSet = newValue } }
    }

    /// When the item is no longer to be found: thirty days after it was made, unless set; `.distantFuture` for never.
    ///
    /// Setting `nil` gives it thirty days from now. An item made of an entity is kept until it is deleted.
    public var expirationDate: Date! {
        get { state.withLock(\.expirationDate) }
        set {
            state.withLock { $0.expirationDate = newValue ?? Date(timeIntervalSinceNow: Self.defaultLifetime) }
        }
    }

    /// Whether the attributes that are set are added to those in the index, and those set to `nil` removed from it.
    ///
    /// Where it is `false`, as at first, the item replaces the one in the index.
    public var isUpdate: Bool {
        get { state.withLock(\.isUpdate) }
        set { state.withLock { $0.isUpdate = newValue } }
    }

    /// What the system is asked to add to the item. Nothing here writes summaries, so it changes nothing.
    public var updateListenerOptions: UpdateListenerOptions {
        get { state.withLock(\.updateListenerOptions) }
        set { state.withLock { $0.updateListenerOptions = newValue } }
    }

    /// A copy, with a copy of the attributes.
    public func copy(with zone: NSZone? = nil) -> Any {
        var state = state.withLock(\.self)
        state.attributeSet = state.attributeSet.copy() as? CSSearchableItemAttributeSet ?? state.attributeSet
        return CSSearchableItem(state: state)
    }

    /// Compares how important two items are: by how well they fitted the query that found them, and else by their
    /// `rankingHint`.
    ///
    /// - Parameter other: The other item.
    /// - Returns: `.orderedAscending` where this one is the more important, so that it comes first.
    public func compare(byRank other: CSSearchableItem) -> ComparisonResult {
        let (mine, others) = (rank, other.rank)
        return mine == others ? .orderedSame : mine > others ? .orderedAscending : .orderedDescending
    }

    private var rank: (Double, Double) {
        let (score, attributes) = state.withLock { ($0.score, $0.attributeSet) }
        return (score, attributes.rank)
    }
}

extension CSSearchableItem {
    /// What the system may add to an item.
    public struct UpdateListenerOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A summary of the text.
        public static let summarization = UpdateListenerOptions(rawValue: 1)

        /// Whether it is important.
        public static let priority = UpdateListenerOptions(rawValue: 2)
    }
}

extension CSSearchableItemAttributeSet {
    /// How important the item is, from 0 to 100.
    var rank: Double { min(max(rankingHint?.doubleValue ?? 0, 0), 100) }
}
