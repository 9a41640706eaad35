/// A property as the system sees it.
package protocol AnyEntityProperty: AnyObject, Sendable {
    static var propertyType: any _IntentValue.Type { get }
    var title: LocalizedStringResource { get }
    /// Whether the value is fetched only when it is asked for.
    var isDeferred: Bool { get }
    /// Where an index keeps the value; `nil` where it does not.
    var indexingKey: EntityIndexingKey? { get }
    func bind(name: String)
    /// The value at hand: what is stored or can be computed at once; `nil` for an optional that is empty.
    func value(in entity: any AppEntity) -> (any _IntentValue)?
    /// The value, fetched where it is deferred; `nil` for an optional that is empty.
    func fetch(in entity: any AppEntity) async throws -> (any _IntentValue)?
}
