/// An entity that others may have too, which the system says before it is deleted.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
    /// Who has it besides the person.
    var ownership: EntityOwnership { get }
}
