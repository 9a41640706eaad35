/// An entity that an index keeps, so that a person finds it by its words.
///
/// Give entities to `CSSearchableIndex.indexAppEntities(_:priority:)`, and delete from the index what no longer is. See
/// <https://developer.apple.com/documentation/appintents/indexedentity>.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
    /// What the index is to know of the entity, over and above what ``defaultAttributeSet`` has.
    ///
    /// Where a type gives one of its own, what it sets goes before what the properties and the display representation
    /// say; what it leaves out is taken from them.
    var attributeSet: CSSearchableItemAttributeSet { get }

    /// Whether the entity is left out where a person searches the whole system. The app's own searches find it.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The same as ``defaultAttributeSet``.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// No: the entity shows wherever a person searches.
    public var hideInSpotlight: Bool { false }

    /// What the display representation and the properties that have an indexing key say.
    ///
    /// The title is `title` and `displayName`, the subtitle `contentDescription`, the image `thumbnailURL` or
    /// `thumbnailData`, the synonyms `alternateNames`. Properties that must be fetched are not here.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = displayedAttributes
        for (name, property) in properties where !property.isDeferred {
            attributes.set(property.value(in: self), for: property.indexingKey, isSchema: isSchemaProperty, of: name)
        }
        for property in (Self.self as? any AssistantSchemaEntity.Type)?.__computedProperties ?? [] {
            attributes.set(property.value(of: self), for: nil, isSchema: true, of: property.name)
        }
        return attributes
    }
}
