import JSON

extension PropertyDescriptor {
    /// All that is told of the property.
    var json: JSONValue {
        ["name": .string(name), "title": .string(title), "kind": kind.json, "isOptional": .bool(isOptional)]
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        self.init(
            name: try reader.name("name"), title: try reader.text("title"),
            kind: try ValueKind(reader.member("kind")), isOptional: try reader.flag("isOptional"))
    }
}
