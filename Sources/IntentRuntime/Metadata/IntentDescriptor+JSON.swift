import JSON

extension IntentDescriptor {
    /// All that is told of the intent.
    var json: JSONValue {
        var members: JSONObject = [
            "identifier": .string(identifier), "typeName": .string(typeName), "title": .string(title),
            "summary": .string(summary), "parameters": .array(parameters.map(\.json)), "effect": effect.json,
        ]
        members["schema"] = schema.map { .string($0) }
        members["parameterSummary"] = parameterSummary?.json
        members["result"] = result?.json
        return .object(members)
    }

    convenience init(_ reader: CatalogReader) throws(IntentSystemError) {
        let identifier = try reader.name("identifier")
        let schema = reader.json["schema"] == nil ? nil : try reader.name("schema")
        let claimed: IntentEffect
        do {
            claimed = try IntentEffect(json: reader.member("effect").json)
        } catch {
            throw reader.failure("effect", "cannot be read: \(error)")
        }
        let named = schema.map { IntentEffect(schema: $0) } ?? IntentEffect(typeName: identifier)
        self.init(
            identifier: identifier, typeName: try reader.name("typeName"), app: reader.app, schema: schema,
            title: try reader.text("title"), summary: try reader.text("summary"),
            parameters: try reader.list("parameters") { reader throws(IntentSystemError) in
                try ParameterDescriptor(reader)
            },
            parameterSummary: reader.json["parameterSummary"] == nil
                ? nil : try ParameterSummaryDescriptor(reader.member("parameterSummary")),
            result: reader.json["result"] == nil ? nil : try ValueKind(reader.member("result")),
            effect: named.and(claimed))
    }
}
