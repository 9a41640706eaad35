/// An intent whose meaning the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}
