/// An intent that plays, pauses or otherwise alters sound that is played.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}
