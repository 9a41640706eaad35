/// The earlier name of an intent that plays sound.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}
