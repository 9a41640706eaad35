/// An intent that begins, alters or ends a live activity. There is nowhere to show one here.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}
