import IntentRuntime
import JSON

/// A question with one field, as `elicitation/create` puts it.
///
/// Follows "Elicitation" of revisions 2025-06-18 and 2025-11-25: a flat object of primitive fields. Nothing secret is asked for.
struct Form: Sendable {
    /// What the person fills in.
    enum Field: Sendable {
        case boolean
        case integer
        case number
        /// Text, with the name of its format in JSON Schema where it has one.
        case text(format: String?)
        case choice([Choice])
    }

    /// The question.
    let message: String
    /// The name of the field in the answer.
    let name: String
    /// What the person reads at the field.
    let title: String
    let field: Field

    /// The parameters of the request that asks, in a revision.
    ///
    /// A person reads it, so nothing is fenced; what is hidden in a title or would be fetched is written out.
    func parameters(for revision: ProtocolRevision) -> JSONValue {
        var parameters = JSONObject()
        if revision >= .november2025 { parameters["mode"] = "form" }
        parameters["message"] = .string(VisibleText.of(message, .withoutFetching))
        parameters["requestedSchema"] = [
            "type": "object", "properties": .object(JSONObject([(name, schema(for: revision))])),
            "required": .array([.string(name)]),
        ]
        return .object(parameters)
    }

    /// The value of the field in an answer; `nil` where the answer does not fit.
    func value(in content: JSONObject) -> JSONValue? {
        guard let value = content[name] else { return nil }
        let fits =
            switch field {
            case .boolean: value.bool != nil
            case .integer: value.integer != nil
            case .number: value.double != nil
            case .text: value.string?.isEmpty == false
            case .choice(let choices): choices.contains { $0.id == value.string }
            }
        guard fits else { return nil }
        return value
    }

    private func schema(for revision: ProtocolRevision) -> JSONValue {
        var schema = JSONObject()
        switch field {
        case .boolean: schema["type"] = "boolean"
        case .integer: schema["type"] = "integer"
        case .number: schema["type"] = "number"
        case .text(let format):
            schema["type"] = "string"
            schema["format"] = format.map { .string($0) }
        case .choice(let choices):
            schema["type"] = "string"
            if revision.hasTitledChoices {
                schema["oneOf"] = .array(choices.map { ["const": .string($0.id), "title": .string($0.label)] })
            } else {
                schema["enum"] = .array(choices.map { .string($0.id) })
                schema["enumNames"] = .array(choices.map { .string($0.label) })
            }
        }
        schema["title"] = .string(title)
        return .object(schema)
    }
}

extension Choice {
    /// The title, with what tells it from others.
    fileprivate var label: String {
        let label = subtitle.map { $0.isEmpty ? title : "\(title) – \($0)" } ?? title
        return VisibleText.of(label, [.onOneLine, .withoutFetching])
    }
}
