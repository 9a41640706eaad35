/// An intent that follows a schema, by the protocol's earlier name.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}
