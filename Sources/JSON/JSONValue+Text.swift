extension JSONValue {
    /// Reads JSON text.
    ///
    /// - Parameter bytes: The text, in UTF-8.
    /// - Throws: ``JSONError`` that says what is wrong and where.
    public init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
        if let result = bytes.withContiguousStorageIfAvailable(Self.parse) {
            self = try result.get()
        } else {
            self = try Array(bytes).withUnsafeBufferPointer(Self.parse).get()
        }
    }

    /// Reads JSON text.
    ///
    /// - Parameter text: The text.
    /// - Throws: ``JSONError`` that says what is wrong and where.
    public init(parsing text: String) throws(JSONError) {
        var text = text
        self = try text.withUTF8(Self.parse).get()
    }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, JSONError> {
        var parser = JSONParser(bytes)
        do {
            return .success(try parser.parse())
        } catch {
            return .failure(error)
        }
    }

    /// This value as JSON text on one line.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// This value as JSON text on one line, in UTF-8, with no line break in it.
    public var bytes: [UInt8] {
        var writer = JSONWriter(indent: nil)
        writer.write(self)
        return writer.bytes
    }

    /// This value as JSON text on one line, in UTF-8, with the line break that ends it.
    public var line: [UInt8] {
        var writer = JSONWriter(indent: nil)
        writer.write(self)
        writer.endLine()
        return writer.bytes
    }

    /// This value as JSON text for a person: one member a line, indented by two spaces.
    public var prettyText: String {
        var writer = JSONWriter(indent: 2)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
