import AppIntents
import SearchableAttributes

extension CSSearchableItemAttributeSet {
    /// Says that the item with these attributes is an entity, so that what is done with the entity can be done with the
    /// item.
    ///
    /// What the entity says of itself is added where these attributes say nothing of the kind.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: How important it is among others; more is more important.
    public func associateAppEntity<Entity: IndexedEntity>(_ appEntity: Entity, priority: Int = 0) {
        let attributes = appEntity.attributesAtHand()
        fillIn(from: attributes)
        entityReference = attributes.entityReference
        entityPriority = priority
    }

    /// The entity that the item belongs to, as an attachment does to its message.
    public var relatedAppEntityIdentifier: EntityIdentifier? {
        get { relatedEntityReference?.entityIdentifier }
        set { relatedEntityReference = newValue.map { SearchableEntityReference($0) } }
    }
}
