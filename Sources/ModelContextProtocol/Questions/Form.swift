import IntentRuntime
import JSON

/// A question with one field, as `elicitation/create` puts it.
///
/// Follows "Elicitation" of revisions 2025-06-18 to 2026-07-28: a flat object of primitive fields. Nothing secret is asked for: see
/// ``SecretValue``.
struct Form: Sendable {
    /// What the person fills in.
    enum Field: Sendable {
        case boolean
        case integer(minimum: Double?, maximum: Double?)
        case number(minimum: Double?, maximum: Double?)
        /// Text, with the name of its format in JSON Schema where it has one.
        case text(format: String?)
        case choice([Choice])
        /// One or several of these; one, in a revision whose forms know no lists.
        case choices([Choice])
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
        func isWithin(_ number: Double, _ minimum: Double?, _ maximum: Double?) -> Bool {
            number >= minimum ?? -.infinity && number <= maximum ?? .infinity
        }
        let fits =
            switch field {
            case .boolean: value.bool != nil
            case .integer(let minimum, let maximum):
                value.integer.map { isWithin(Double($0), minimum, maximum) } ?? false
            case .number(let minimum, let maximum): value.double.map { isWithin($0, minimum, maximum) } ?? false
            case .text: value.string?.isEmpty == false
            case .choice(let choices): choices.contains { $0.id == value.string }
            case .choices(let choices):
                (value.array ?? [value]).allSatisfy { value in choices.contains { $0.id == value.string } }
                    && value.array?.isEmpty != true
            }
        guard fits else { return nil }
        return value
    }

    /// Whether an answer fits.
    func fits(_ content: JSONObject) -> Bool { value(in: content) != nil }

    private func schema(for revision: ProtocolRevision) -> JSONValue {
        var schema = JSONObject()
        switch field {
        case .boolean: schema["type"] = "boolean"
        case .integer(let minimum, let maximum):
            schema["type"] = "integer"
            schema["minimum"] = minimum.flatMap { Int(exactly: $0.rounded(.up)) }.map { .integer($0) }
            schema["maximum"] = maximum.flatMap { Int(exactly: $0.rounded(.down)) }.map { .integer($0) }
        case .number(let minimum, let maximum):
            schema["type"] = "number"
            schema["minimum"] = minimum.map { .number($0) }
            schema["maximum"] = maximum.map { .number($0) }
        case .text(let format):
            schema["type"] = "string"
            schema["format"] = format.map { .string($0) }
        case .choices(let choices) where revision.hasTitledChoices:
            schema["type"] = "array"
            schema["minItems"] = 1
            schema["items"] = ["anyOf": Self.titled(choices)]
        case .choice(let choices), .choices(let choices):
            schema["type"] = "string"
            if revision.hasTitledChoices {
                schema["oneOf"] = Self.titled(choices)
            } else {
                schema["enum"] = .array(choices.map { .string($0.id) })
                schema["enumNames"] = .array(choices.map { .string($0.label) })
            }
        }
        schema["title"] = .string(VisibleText.of(title, [.onOneLine, .withoutFetching]))
        return .object(schema)
    }

    private static func titled(_ choices: [Choice]) -> JSONValue {
        .array(choices.map { ["const": .string($0.id), "title": .string($0.label)] })
    }
}

extension Choice {
    /// The title, with what tells it from others.
    fileprivate var label: String {
        let label = subtitle.map { $0.isEmpty ? title : "\(title) – \($0)" } ?? title
        return VisibleText.of(label, [.onOneLine, .withoutFetching])
    }
}
