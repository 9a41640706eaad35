/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The types of file that it can be.
    static var supportedContentTypes: [UTType] { get }
}
