import JSON

extension ShortcutDescriptor {
    /// All that is told of the shortcut.
    var json: JSONValue {
        var members: JSONObject = [
            "intent": .string(intent), "title": .string(title), "phrases": .array(phrases.map(\.json)),
            "values": .object(values),
        ]
        members["systemImageName"] = systemImageName.map { .string($0) }
        return .object(members)
    }

    init(_ reader: CatalogReader) throws(IntentSystemError) {
        guard let values = reader.member("values").json.object else {
            throw reader.failure("values", "must be an object")
        }
        self.init(
            app: reader.app, intent: try reader.name("intent"), title: try reader.text("title"),
            systemImageName: try reader.textIfAny("systemImageName"),
            phrases: try reader.list("phrases") { reader throws(IntentSystemError) in
                ShortcutPhraseDescriptor(
                    text: try reader.text("text"), format: try reader.text("format"),
                    parameters: try reader.list("parameters") { reader throws(IntentSystemError) in
                        try ParameterDescriptor(reader)
                    },
                    namesApplication: try reader.flag("namesApplication"))
            },
            values: values)
    }
}

extension ShortcutPhraseDescriptor {
    fileprivate var json: JSONValue {
        [
            "text": .string(text), "format": .string(format), "parameters": .array(parameters.map(\.json)),
            "namesApplication": .bool(namesApplication),
        ]
    }
}
