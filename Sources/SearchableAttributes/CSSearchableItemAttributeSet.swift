import Foundation
import Synchronization
import UniformTypeIdentifiers

/// What an index knows of an item: by it the item is found, and from it the item is shown.
///
/// Every attribute is a property that is `nil` until it is set. Those with texts are searched by plain words; a query
/// can compare any of them. See
/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset>.
public final class CSSearchableItemAttributeSet: NSObject, NSCopying, Sendable {
    struct State: Sendable {
        var values: [String: SearchableValue] = [:]
        /// The attributes that were set to `nil`, which an update removes from the index.
        var cleared: Set<String> = []
        /// The custom attributes in which plain words are not looked for.
        var unsearched: Set<String> = []
        var entity: SearchableEntityReference?
        var priority = 0
        var relatedEntity: SearchableEntityReference?
        /// The attribute that was read last, by which a key path is told.
        var lastRead: String?
    }

    let state: Mutex<State>

    init(state: State) {
        self.state = Mutex(state)
    }

    /// The attributes of an item of a type.
    ///
    /// - Parameter contentType: The type, such as `.text`.
    public convenience init(contentType: UTType) {
        self.init(itemContentType: contentType.identifier)
    }

    /// The attributes of an item of a type.
    ///
    /// - Parameter itemContentType: The identifier of a uniform type, such as `public.text`.
    public convenience init(itemContentType: String) {
        self.init(state: State(values: ["contentType": .text(itemContentType)]))
    }

    /// A copy, whose attributes change apart from these.
    public func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(state: state.withLock(\.self)) }

    /// Sets an attribute of the app's own.
    ///
    /// - Parameters:
    ///   - value: A string, number, date, URL, person or data, or an array of such; `nil` or `NSNull` removes the
    ///     attribute. A value of another type is not kept.
    ///   - key: The attribute's key.
    public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
        setSearchable(value.flatMap(SearchableValue.init), for: key)
    }

    /// An attribute of the app's own.
    ///
    /// - Parameter key: The attribute's key.
    /// - Returns: A string, `NSNumber`, date, URL, ``CSPerson`` or data, or an array of such; `nil` where it was not set.
    public func value(forCustomKey key: CSCustomAttributeKey) -> Any? {
        searchable(key.keyName)?.foundationValue
    }
}
