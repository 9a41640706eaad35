/// The MIME type of content, and which form the protocol has for it.
struct MediaType: Sendable, Hashable {
    static let json = MediaType("application/json")
    static let markdown = MediaType("text/markdown")
    static let plainText = MediaType("text/plain")
    static let bytes = MediaType("application/octet-stream")

    /// The type as it is written.
    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Type and subtype alone, in lower case.
    private var essence: String {
        let essence = name.split(separator: ";", omittingEmptySubsequences: false).first.map(String.init) ?? name
        return essence.filter { $0 != " " }.lowercased()
    }

    /// Whether models take it as a picture; SVG is text.
    var isPicture: Bool { essence.hasPrefix("image/") && essence != "image/svg+xml" }

    /// Whether it is sound.
    var isAudio: Bool { essence.hasPrefix("audio/") }

    /// Whether it is text that can be read as it is.
    var isText: Bool {
        let essence = essence
        return essence.hasPrefix("text/") || essence.hasSuffix("+json") || essence.hasSuffix("+xml")
            || Self.textTypes.contains(essence)
    }

    private static let textTypes: Set<String> = [
        "application/ecmascript", "application/javascript", "application/json", "application/sql", "application/toml",
        "application/x-sh", "application/x-yaml", "application/xml", "application/yaml",
    ]
}
