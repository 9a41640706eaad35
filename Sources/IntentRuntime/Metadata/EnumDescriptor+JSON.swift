import JSON

extension EnumDescriptor {
    /// All that is told of the enum.
    var json: JSONValue {
        var members: JSONObject = [
            "typeName": .string(typeName), "title": .string(title),
            "cases": .array(cases.map { ["rawValue": .string($0.rawValue), "title": .string($0.title)] }),
        ]
        members["schema"] = schema.map { .string($0) }
        return .object(members)
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        self.init(
            typeName: try reader.name("typeName"), app: reader.app,
            schema: reader.json["schema"] == nil ? nil : try reader.name("schema"), title: try reader.text("title"),
            cases: try reader.list("cases") { reader throws(IntentSystemError) in
                EnumCaseDescriptor(rawValue: try reader.text("rawValue"), title: try reader.text("title"))
            })
    }
}
