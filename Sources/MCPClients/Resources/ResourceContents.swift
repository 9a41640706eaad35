import JSON

/// What reading a resource of a server's gave.
struct ResourceContents: Sendable {
    /// The method that reads.
    static let method = "resources/read"
    /// How much text is taken, in bytes.
    static let sizeLimit = 10_000_000

    /// The texts in it, one below the other; `nil` where there is none.
    let text: String?
    /// What is in it that is no text: its address, type and size.
    let parts: [JSONValue]
    /// The type of the first text, or else of the first part.
    let mimeType: String?
    /// How many bytes all of it has.
    let size: Int

    /// Reads an answer.
    ///
    /// - Parameter result: The answer to `resources/read`.
    /// - Throws: ``ServerFault/malformed(method:_:)``.
    init(_ result: JSONObject) throws(ServerFault) {
        guard let contents = result["contents"]?.array else {
            throw .malformed(method: Self.method, "it has no list 'contents'")
        }
        var texts: [String] = []
        var parts: [JSONValue] = []
        var types: [String] = []
        var size = 0
        for content in contents {
            let type = content["mimeType"]?.string.map { ServerText.line($0, limit: 100) }
            if let text = content["text"]?.string {
                texts.append(text)
                size += text.utf8.count
                types.insert(contentsOf: [type].compactMap(\.self), at: texts.count == 1 ? 0 : types.count)
            } else if let blob = content["blob"]?.string {
                // A picture in letters is of no use to whoever reads this, and of great length.
                let bytes = blob.utf8.count / 4 * 3 - blob.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
                size += bytes
                parts.append([
                    "name": .string(ServerText.line(content["uri"]?.string ?? "", limit: 200)),
                    "mimeType": type.map { .string($0) } ?? .null, "size": .integer(bytes),
                ])
                if let type { types.append(type) }
            } else {
                throw .malformed(method: Self.method, "a part of it has neither 'text' nor 'blob'")
            }
        }
        text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        self.parts = parts
        mimeType = types.first
        self.size = size
    }
}
