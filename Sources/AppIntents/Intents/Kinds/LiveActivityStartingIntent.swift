/// The earlier name of an intent that begins a live activity.
@available(*, deprecated, renamed: "LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent {}
