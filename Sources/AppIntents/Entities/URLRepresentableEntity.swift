/// An entity that has a link.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
    /// The link of any entity of this type, with its values filled in: `"https://example.com/trail/\(.id)"`.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// How the link of an entity is made.
    public typealias URLRepresentation = EntityURLRepresentation<Self>

    /// This entity's link; `nil` where a value in it cannot be had or what comes out is no URL.
    public var urlRepresentation: URL? {
        get async { await Self.urlRepresentation.url(for: self) }
    }

    /// The entity's id.
    public var urlRepresentationParameter: String? { identifierText }
}
