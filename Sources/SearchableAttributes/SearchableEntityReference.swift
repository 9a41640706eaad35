/// Names an entity that an item is of or belongs to.
package struct SearchableEntityReference: Hashable, Sendable {
    /// The entity type's persistent identifier.
    package let typeName: String
    /// The entity's identifier as text.
    package let identifier: String
    /// The type's name in this build of the program, by which the type itself is found.
    package let mangledTypeName: String?
    /// Whether the entity is left out where a person searches the whole system.
    package let isHidden: Bool

    package init(typeName: String, identifier: String, mangledTypeName: String?, isHidden: Bool) {
        self.typeName = typeName
        self.identifier = identifier
        self.mangledTypeName = mangledTypeName
        self.isHidden = isHidden
    }
}
