/// The earlier name of an intent that begins a live activity.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}
