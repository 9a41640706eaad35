import JSON

extension ParameterDescriptor {
    /// All that is told of the parameter.
    var json: JSONValue {
        var members: JSONObject = [
            "name": .string(name), "title": .string(title), "kind": kind.json, "isRequired": .bool(isRequired),
            "isOptional": .bool(isOptional),
        ]
        members["summary"] = summary.map { .string($0) }
        members["default"] = defaultValue
        members["minimum"] = minimum.map { .number($0) }
        members["maximum"] = maximum.map { .number($0) }
        return .object(members)
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        self.init(
            name: try reader.name("name"), title: try reader.text("title"), summary: try reader.textIfAny("summary"),
            kind: try ValueKind(reader.member("kind")), isRequired: try reader.flag("isRequired"),
            isOptional: try reader.flag("isOptional"), defaultValue: reader.json["default"],
            minimum: try reader.numberIfAny("minimum"), maximum: try reader.numberIfAny("maximum"))
    }
}
