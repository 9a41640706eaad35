/// An enum whose values have links.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    /// The link of any value: `"https://example.com/tab/\(.rawValue)"`, or one for each value.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// How the link of a value is made.
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    /// This value's link; `nil` where it has none or what comes out is no URL.
    public var urlRepresentation: URL? { Self.urlRepresentation.url(for: self) }

    /// The raw value.
    public var urlRepresentationParameter: String? { rawText }
}
