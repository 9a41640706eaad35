/// What is told of a link: where it leads, and its title.
///
/// It follows the type of that name of Link Presentation, but for pictures and icons.
public struct LinkMetadata: Sendable, Hashable, Codable {
    /// Where the link leads.
    public var url: URL?

    /// Where the link led before redirections.
    public var originalURL: URL?

    /// The title of what is there.
    public var title: String?

    /// Makes the metadata of a link.
    ///
    /// - Parameters:
    ///   - url: Where it leads.
    ///   - originalURL: Where it led before redirections.
    ///   - title: The title of what is there.
    public init(url: URL? = nil, originalURL: URL? = nil, title: String? = nil) {
        self.url = url
        self.originalURL = originalURL
        self.title = title
    }
}

extension LinkMetadata: _SystemIntentValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Link" }

    /// The title, or else the address.
    public var displayRepresentation: DisplayRepresentation { "\(title ?? url?.absoluteString ?? "")" }
}
