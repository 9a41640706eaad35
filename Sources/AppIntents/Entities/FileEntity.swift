/// An entity that is a file.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of file that it can be.
    static var supportedContentTypes: [UTType] { get }
}
