import JSON

extension ParameterSummaryDescriptor {
    /// All that is told of the sentence.
    var json: JSONValue {
        var members: JSONObject = ["parameters": .array(parameters.map { .string($0) })]
        members["text"] = text.map { .string($0) }
        members["format"] = format.map { .string($0) }
        return .object(members)
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        self.init(
            text: try reader.textIfAny("text"), format: try reader.textIfAny("format"),
            parameters: try reader.texts("parameters"))
    }
}
