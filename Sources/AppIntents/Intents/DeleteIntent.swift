/// An intent that deletes entities.
///
/// The system asks the person to confirm before it runs, naming what goes.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    /// The kind of entity deleted.
    associatedtype Entity: AppEntity

    /// What to delete.
    var entities: [Entity] { get }
}
