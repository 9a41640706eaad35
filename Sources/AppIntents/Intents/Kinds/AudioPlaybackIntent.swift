/// An intent that plays, pauses or otherwise alters sound that is played.
public protocol AudioPlaybackIntent: SystemIntent {}
