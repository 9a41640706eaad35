extension SearchableEntityReference {
    /// Names an entity.
    package init(_ identifier: EntityIdentifier, isHidden: Bool = false) {
        self.init(
            typeName: identifier.entityType.persistentIdentifier, identifier: identifier.identifier,
            mangledTypeName: _mangledTypeName(identifier.entityType), isHidden: isHidden)
    }

    /// The entity's identifier; `nil` where this program has no such type.
    package var entityIdentifier: EntityIdentifier? {
        mangledTypeName.flatMap { EntityIdentifier(activityIdentifier: "\($0)/\(identifier)") }
    }
}
