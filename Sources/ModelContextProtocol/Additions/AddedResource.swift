import JSON

/// A resource that a program offers beside its entities.
///
/// What it holds goes out as it is: the program vouches for it.
public struct AddedResource: Sendable {
    /// Reads the resource: what it holds, of which there is at least one piece.
    public typealias Reader = @Sendable (_ context: RequestContext) async throws -> [ResourceContents]

    /// Where the resource is.
    public let uri: String
    /// The name.
    public let name: String
    /// What it holds, in words.
    public let description: String
    /// The type of what it holds.
    public let mimeType: String
    let reader: Reader

    /// Makes a resource.
    ///
    /// - Parameters:
    ///   - uri: Where it is. Addresses that begin with `appintents:` are those of entities, which come first.
    ///   - name: The name.
    ///   - description: What it holds, in words.
    ///   - mimeType: The type of what it holds.
    ///   - reader: Reads it.
    public init(uri: String, name: String, description: String, mimeType: String, reader: @escaping Reader) {
        self.uri = uri
        self.name = name
        self.description = description
        self.mimeType = mimeType
        self.reader = reader
    }

    /// The resource as `resources/list` tells of it.
    var definition: JSONValue {
        [
            "uri": .string(uri), "name": .string(name), "description": .string(description),
            "mimeType": .string(mimeType),
        ]
    }
}
