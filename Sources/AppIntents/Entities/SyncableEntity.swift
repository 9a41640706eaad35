/// An entity whose id is the same on all the person's devices.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}
