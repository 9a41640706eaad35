import AppIntents
import Foundation
import SearchableAttributes
import Synchronization

extension CSSearchableItem {
    /// An item that is an entity, with what the entity says of itself.
    ///
    /// Properties that must be fetched are left out; `indexAppEntities(_:priority:)` has them.
    ///
    /// - Parameter appEntity: The entity.
    public convenience init(appEntity: some IndexedEntity) {
        self.init(entityAttributes: appEntity.attributesAtHand(), priority: 0)
    }

    /// An item that is an entity, with what the entity says of itself.
    ///
    /// Properties that must be fetched are left out; `indexAppEntities(_:priority:)` has them.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: How important it is among others; more is more important.
    public convenience init(appEntity: some IndexedEntity, priority: Int) {
        self.init(entityAttributes: appEntity.attributesAtHand(), priority: priority)
    }

    /// Says that this item is an entity, so that what is done with the entity can be done with the item.
    ///
    /// What the entity says of itself is added where the item says nothing of the kind.
    ///
    /// - Parameters:
    ///   - appEntity: The entity.
    ///   - priority: How important it is among others; more is more important.
    public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
        attributeSet.associateAppEntity(appEntity, priority: priority)
    }

    /// The entity that the item belongs to, as an attachment does to its message.
    public var relatedAppEntityIdentifier: EntityIdentifier? {
        get { attributeSet.relatedAppEntityIdentifier }
        set { attributeSet.relatedAppEntityIdentifier = newValue }
    }

    /// The entity that the item is.
    package var entityReference: SearchableEntityReference? { attributeSet.entityReference }

    /// An item of an entity's complete attributes, which is kept until it is deleted.
    convenience init(entityAttributes attributes: CSSearchableItemAttributeSet, priority: Int) {
        attributes.entityPriority = priority
        let identifier = attributes.entityReference.map { "\($0.typeName)/\($0.identifier)" }
        self.init(uniqueIdentifier: identifier, domainIdentifier: nil, attributeSet: attributes)
        expirationDate = .distantFuture
    }
}
