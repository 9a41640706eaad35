/// An entity whose id is the same on all the person's devices.
public protocol SyncableEntity: AppEntity {}
