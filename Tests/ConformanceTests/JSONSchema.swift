import Foundation
import JSON

/// A JSON Schema, as far as the published schemas of the protocol go: no pattern, nothing dynamic, references within the document only.
struct JSONSchema: Sendable {
    /// What a schema may say that is looked at, or says nothing about a value.
    static let keywords: Set<String> = [
        "$ref", "$schema", "$defs", "definitions", "$comment", "title", "description", "default", "examples",
        "deprecated", "type", "const", "enum", "properties", "required", "additionalProperties", "items", "minItems",
        "maxItems", "minLength", "maxLength", "minimum", "maximum", "anyOf", "oneOf", "allOf", "format",
    ]

    /// The whole document, which references lead into.
    let document: JSONValue

    /// What is wrong with a value, held against a definition of the document.
    func faults(in value: JSONValue, against definition: String) -> [String] {
        let place = document["$defs"] == nil ? "definitions" : "$defs"
        guard let schema = document[place]?[definition] else { return ["the schema has no '\(definition)'"] }
        return faults(in: value, schema, "")
    }

    private func faults(in value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
        if let isAnything = schema.bool { return isAnything ? [] : ["\(place): nothing may be here"] }
        guard let schema = schema.object else { return ["\(place): the schema is none"] }
        var faults = ofKind(value, schema, place) + ofParts(value, schema, place)
        if let reference = schema["$ref"]?.string {
            if let target = target(of: reference) {
                faults += self.faults(in: value, target, place)
            } else {
                faults.append("\(place): '\(reference)' leads nowhere")
            }
        }
        for each in schema["allOf"]?.array ?? [] { faults += self.faults(in: value, each, place) }
        for (name, most) in [("anyOf", Int.max), ("oneOf", 1)] {
            guard let choices = schema[name]?.array else { continue }
            let results = choices.map { self.faults(in: value, $0, place) }
            let fitting = results.count { $0.isEmpty }
            if fitting == 0 {
                faults.append("\(place): fits none of \(name): \(results.map { $0.joined(separator: ", ") })")
            } else if fitting > most {
                faults.append("\(place): fits \(fitting) of \(name)")
            }
        }
        return faults
    }

    /// What is wrong with the value by itself.
    private func ofKind(_ value: JSONValue, _ schema: JSONObject, _ place: String) -> [String] {
        var faults: [String] = []
        let types = schema["type"]?.array?.compactMap(\.string) ?? schema["type"]?.string.map { [$0] } ?? []
        if !types.isEmpty, !types.contains(where: { Self.isOfType(value, $0) }) {
            faults.append("\(place): is \(value.kind), not \(types.joined(separator: " or "))")
        }
        if let constant = schema["const"], value != constant {
            faults.append("\(place): is \(value.text), not \(constant.text)")
        }
        if let values = schema["enum"]?.array, !values.contains(value) {
            faults.append("\(place): \(value.text) is none of \(values.map(\.text))")
        }
        if let number = value.double {
            if let least = schema["minimum"]?.double, number < least { faults.append("\(place): is below \(least)") }
            if let most = schema["maximum"]?.double, number > most { faults.append("\(place): is above \(most)") }
        }
        if let text = value.string {
            if let least = schema["minLength"]?.integer, text.count < least { faults.append("\(place): is too short") }
            if let most = schema["maxLength"]?.integer, text.count > most { faults.append("\(place): is too long") }
            if schema["format"] == "byte", Data(base64Encoded: text) == nil {
                faults.append("\(place): is not base64")
            }
            if schema["format"] == "uri", URL(string: text)?.scheme == nil { faults.append("\(place): is no URI") }
        }
        return faults
    }

    /// What is wrong with what the value holds.
    private func ofParts(_ value: JSONValue, _ schema: JSONObject, _ place: String) -> [String] {
        var faults: [String] = []
        if let members = value.object {
            let properties = schema["properties"]?.object ?? [:]
            for name in (schema["required"]?.array ?? []).compactMap(\.string) where members[name] == nil {
                faults.append("\(place)/\(name): is missing")
            }
            for (name, member) in members {
                if let property = properties[name] ?? schema["additionalProperties"] {
                    faults += self.faults(in: member, property, "\(place)/\(name)")
                }
            }
        }
        if let elements = value.array {
            if let least = schema["minItems"]?.integer, elements.count < least { faults.append("\(place): too few") }
            if let most = schema["maxItems"]?.integer, elements.count > most { faults.append("\(place): too many") }
            if let items = schema["items"] {
                for (index, element) in elements.enumerated() {
                    faults += self.faults(in: element, items, "\(place)/\(index)")
                }
            }
        }
        return faults
    }

    private func target(of reference: String) -> JSONValue? {
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/").reduce(Optional(document)) { $0?[String($1)] }
    }

    private static func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch type {
        case "number": value.double != nil
        case "integer": value.integer != nil
        default: value.kind == type
        }
    }
}
