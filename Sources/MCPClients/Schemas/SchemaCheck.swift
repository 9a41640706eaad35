import JSON

/// Holds values against a JSON Schema, as far as servers' output schemas go.
///
/// Patterns and formats are not looked at: a pattern of a stranger's can take for ever, and a format is no promise.
struct SchemaCheck {
    /// How many steps a check may take, so that a schema that refers to itself comes to an end.
    private static let mostSteps = 200_000
    private static let depthLimit = 64

    private let root: JSONValue
    private var steps = 0

    /// Reads a schema.
    init(_ schema: JSONValue) {
        root = schema
    }

    /// What in a value is not as the schema says; `nil` where all is.
    ///
    /// - Parameter value: The value.
    mutating func violation(in value: JSONValue) -> String? {
        steps = 0
        return violation(in: value, root, at: "", depth: 0)
    }

    private mutating func violation(
        in value: JSONValue, _ schema: JSONValue, at place: String, depth: Int
    ) -> String? {
        steps += 1
        guard depth < Self.depthLimit, steps < Self.mostSteps else { return "the schema is too deep to be followed" }
        if schema == false { return "\(Self.name(place)) is not allowed" }
        guard let members = schema.object else { return nil }
        if let reference = members["$ref"]?.string {
            guard let target = root.target(of: reference) else { return nil }
            if let found = violation(in: value, target, at: place, depth: depth + 1) { return found }
        }
        return type(of: value, members, place) ?? bounds(of: value, members, place)
            ?? alternatives(value, members, place, depth) ?? parts(value, members, place, depth)
    }

    private func type(of value: JSONValue, _ schema: JSONObject, _ place: String) -> String? {
        let types = schema["type"]?.string.map { [$0] } ?? schema["type"]?.array?.compactMap(\.string) ?? []
        let fits = types.contains { type in
            switch type {
            case "number": value.double != nil
            case "integer": value.integer != nil
            default: type == value.kind
            }
        }
        if !types.isEmpty, !fits {
            return "\(Self.name(place)) should be \(types.joined(separator: " or ")), not \(value.kind)"
        }
        if let constant = schema["const"], constant != value {
            return "\(Self.name(place)) is not the one value allowed"
        }
        if let values = schema["enum"]?.array, !values.contains(value) {
            return "\(Self.name(place)) is none of the \(values.count) values allowed"
        }
        return nil
    }

    private func bounds(of value: JSONValue, _ schema: JSONObject, _ place: String) -> String? {
        func outside(_ size: Double, _ low: String, _ high: String) -> Bool {
            (schema[low]?.double).map { size < $0 } == true || (schema[high]?.double).map { size > $0 } == true
        }
        if let number = value.double {
            let isOpen =
                (schema["exclusiveMinimum"]?.double).map { number <= $0 } == true
                || (schema["exclusiveMaximum"]?.double).map { number >= $0 } == true
            if isOpen || outside(number, "minimum", "maximum") { return "\(Self.name(place)) is out of its bounds" }
        }
        if let text = value.string, outside(Double(text.unicodeScalars.count), "minLength", "maxLength") {
            return "\(Self.name(place)) is too short or too long"
        }
        if let elements = value.array, outside(Double(elements.count), "minItems", "maxItems") {
            return "\(Self.name(place)) has too few or too many elements"
        }
        return nil
    }

    private mutating func alternatives(
        _ value: JSONValue, _ schema: JSONObject, _ place: String, _ depth: Int
    ) -> String? {
        for part in schema["allOf"]?.array ?? [] {
            if let found = violation(in: value, part, at: place, depth: depth + 1) { return found }
        }
        for (name, most) in [("anyOf", Int.max), ("oneOf", 1)] {
            guard let parts = schema[name]?.array, !parts.isEmpty else { continue }
            var fitting = 0
            for part in parts where violation(in: value, part, at: place, depth: depth + 1) == nil { fitting += 1 }
            if fitting == 0 || fitting > most { return "\(Self.name(place)) fits \(fitting) of its alternatives" }
        }
        return nil
    }

    private mutating func parts(
        _ value: JSONValue, _ schema: JSONObject, _ place: String, _ depth: Int
    ) -> String? {
        if let elements = value.array, let items = schema["items"] {
            for (index, element) in elements.enumerated() {
                if let found = violation(in: element, items, at: "\(place)/\(index)", depth: depth + 1) { return found }
            }
        }
        guard let members = value.object else { return nil }
        let properties = schema["properties"]?.object ?? JSONObject()
        let names = Set(members.names)
        for name in schema["required"]?.array?.compactMap(\.string) ?? [] where !names.contains(name) {
            return "\(Self.name("\(place)/\(name)")) is missing"
        }
        for (name, member) in members {
            guard let part = properties[name] ?? schema["additionalProperties"] else { continue }
            if let found = violation(in: member, part, at: "\(place)/\(name)", depth: depth + 1) { return found }
        }
        return nil
    }

    private static func name(_ place: String) -> String {
        place.isEmpty ? "the value" : "'\(ServerText.line(place, limit: 100))'"
    }
}
