/// An intent that begins or ends talking to others at the push of a button.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}
