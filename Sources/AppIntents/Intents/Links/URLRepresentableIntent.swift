/// An intent that has a link.
///
/// One without a ``AppIntent/perform()`` of its own does nothing but have its link opened.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    /// The link of any intent of this type, with its values filled in: `"https://example.com/trail/\(\.$target)"`.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// How the link of an intent is made.
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// This intent's link; `nil` where a value in it is missing or what comes out is no URL.
    public var urlRepresentation: URL? {
        get async { await Self.urlRepresentation.url(for: self) }
    }

    /// Stands for the link that the system has opened instead; it always throws.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' can only be opened as a link.")
    }
}
