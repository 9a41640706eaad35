/// An enum that follows a schema, by the protocol's earlier name.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}
