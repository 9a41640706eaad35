/// An intent that begins a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}
