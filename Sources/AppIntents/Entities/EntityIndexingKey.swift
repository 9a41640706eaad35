/// Where an index keeps the value of a property.
package enum EntityIndexingKey: @unchecked Sendable {
    /// One of the attributes that every item may have. A key path to a property with no index in it never changes, though
    /// its type does not say so.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    /// An attribute of the app's own.
    case custom(CSCustomAttributeKey)
}
