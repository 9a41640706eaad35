import JSON

/// Writes a part of a JSON Schema that stands in it several times once, under `$defs`, and refers to it elsewhere.
struct SharedDefinitions {
    /// How many bytes a part must have, and how many must be saved by it.
    private static let worthwhile = 80

    private var counts: [String: Int] = [:]
    private var names: [String: String] = [:]
    private var definitions = JSONObject()

    /// The schema of an object with each part written once.
    static func sharing(_ schema: JSONObject) -> JSONObject {
        var shared = SharedDefinitions()
        shared.count(schema)
        guard shared.counts.contains(where: { $0.value > 1 }) else { return schema }
        var result = shared.replaceParts(schema)
        guard !shared.definitions.isEmpty else { return schema }
        result["$defs"] = .object(shared.definitions)
        return result
    }

    private mutating func count(_ schema: JSONObject) {
        Self.forEachPart(of: schema) { part in
            let text = JSONValue.object(part).text
            if text.utf8.count >= Self.worthwhile { counts[text, default: 0] += 1 }
            count(part)
        }
    }

    private mutating func replaceParts(_ schema: JSONObject) -> JSONObject {
        Self.mapParts(of: schema) { part in
            let text = JSONValue.object(part).text
            guard let count = counts[text], count > 1, (count - 1) * text.utf8.count - 30 * count >= Self.worthwhile
            else { return .object(replaceParts(part)) }
            if names[text] == nil {
                let name = "shared\(names.count + 1)"
                names[text] = name
                definitions[name] = .object(replaceParts(part))
            }
            return ["$ref": .string("#/$defs/\(names[text] ?? "")")]
        }
    }

    /// Does something with each schema that stands right within another.
    private static func forEachPart(of schema: JSONObject, _ body: (JSONObject) -> Void) {
        _ = mapParts(of: schema) { part in
            body(part)
            return .object(part)
        }
    }

    /// A schema in which those that stand right within it are replaced.
    private static func mapParts(of schema: JSONObject, _ body: (JSONObject) -> JSONValue) -> JSONObject {
        var result = schema
        for (name, value) in schema {
            switch name {
            case "properties":
                guard let members = value.object else { continue }
                result[name] = .object(JSONObject(members.map { ($0.name, $0.value.object.map(body) ?? $0.value) }))
            case "items": if let part = value.object { result[name] = body(part) }
            case "anyOf", "oneOf", "allOf":
                guard let parts = value.array else { continue }
                result[name] = .array(parts.map { $0.object.map(body) ?? $0 })
            default: continue
            }
        }
        return result
    }
}
