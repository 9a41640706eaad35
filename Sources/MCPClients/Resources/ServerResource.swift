import JSON

/// A resource of a server's.
struct ServerResource: Sendable, Hashable {
    /// The name of the entity type that resources are.
    static let typeName = "Resource"
    /// The longest URI that is taken, in bytes.
    private static let longestURI = 2000

    /// Its URI, as the server has it.
    let uri: String
    /// Its name.
    let name: String
    /// What a person calls it.
    let title: String
    /// What the server says of it.
    let summary: String?
    /// Its type, as `text/plain`.
    let mimeType: String?
    /// Its size in bytes.
    let size: Int?

    /// Reads a resource; `nil` where it has no URI that could be asked for.
    ///
    /// - Parameter json: An element of the answer to `resources/list`, or a link to a resource.
    init?(_ json: JSONValue) {
        guard let uri = json["uri"]?.string, (1...Self.longestURI).contains(uri.utf8.count) else { return nil }
        self.uri = uri
        let name = ServerText.line(json["name"]?.string ?? "", limit: 200)
        self.name = name.isEmpty ? Self.name(of: uri) : name
        let title = ServerText.line(json["title"]?.string ?? "", limit: 200)
        self.title = title.isEmpty ? self.name : title
        summary = json["description"]?.string.map { ServerText.line($0.onOneLine, limit: 500) }
        mimeType = json["mimeType"]?.string.map { ServerText.line($0, limit: 100) }
        size = json["size"]?.integer
    }

    /// Makes a resource of which no more is known than where it is.
    init(uri: String) {
        self.uri = uri
        name = Self.name(of: uri)
        title = name
        summary = nil
        mimeType = nil
        size = nil
    }

    /// The last part of a URI, or all of it where there is none.
    private static func name(of uri: String) -> String {
        ServerText.line(String(uri.split(separator: "/").last ?? Substring(uri)), limit: 200)
    }
}
