/// An intent that begins, ends or otherwise alters a recording of sound.
public protocol AudioRecordingIntent: SystemIntent {}
