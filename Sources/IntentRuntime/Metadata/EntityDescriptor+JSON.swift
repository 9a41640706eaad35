import JSON

extension EntityDescriptor {
    /// All that is told of the entity type.
    var json: JSONValue {
        var members: JSONObject = [
            "typeName": .string(typeName), "title": .string(title), "properties": .array(properties.map(\.json)),
        ]
        members["schema"] = schema.map { .string($0) }
        return .object(members)
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        self.init(
            typeName: try reader.name("typeName"), app: reader.app,
            schema: reader.json["schema"] == nil ? nil : try reader.name("schema"), title: try reader.text("title"),
            properties: try reader.list("properties") { reader throws(IntentSystemError) in
                try PropertyDescriptor(reader)
            })
    }
}
