/// An intent that begins, ends or otherwise alters a recording of sound.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}
