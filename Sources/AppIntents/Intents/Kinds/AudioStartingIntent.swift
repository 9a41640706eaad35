/// The earlier name of an intent that plays sound.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
public protocol AudioStartingIntent: SystemIntent {}
