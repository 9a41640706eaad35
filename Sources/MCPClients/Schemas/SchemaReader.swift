import JSON
import SchemaCatalog

/// Reads what a server wants out of a JSON Schema.
struct SchemaReader {
    /// How deep a schema may be.
    static let depthLimit = 32
    /// How many values a schema may have.
    private static let mostValues = 100
    /// How many references may lead to one another.
    private static let mostReferences = 16
    /// How many values a choice may be among; of more, any is taken and the server left to say.
    private static let mostChoices = 200

    private let root: JSONObject

    /// Reads a schema.
    ///
    /// - Parameter schema: The schema of an object.
    /// - Throws: ``SchemaFault`` where it is none, or too deep to be meant.
    init(_ schema: JSONValue) throws(SchemaFault) {
        guard let root = schema.object, root["type"] == nil || root["type"]?.string == "object" else {
            throw .notOfAnObject
        }
        guard schema.isAtMost(Self.depthLimit) else { throw .tooDeep(limit: Self.depthLimit) }
        self.root = root
    }

    /// The values that the schema's object has.
    ///
    /// - Throws: ``SchemaFault``.
    func parameters() throws(SchemaFault) -> [ServerParameter] {
        let required = Set(root["required"]?.array?.compactMap(\.string) ?? [])
        let properties = root["properties"]?.object ?? JSONObject()
        guard properties.count <= Self.mostValues else { throw .tooMany(limit: Self.mostValues) }
        var parameters: [ServerParameter] = []
        for (name, schema) in properties {
            guard Self.isUsable(name) else {
                // One that can be left out is left out.
                if required.contains(name) { throw .unusableName(name) }
                continue
            }
            parameters.append(try parameter(name, schema, isRequired: required.contains(name)))
        }
        for name in required where properties[name] == nil { throw .unresolved(name) }
        return parameters
    }

    private func parameter(
        _ name: String, _ schema: JSONValue, isRequired: Bool
    ) throws(SchemaFault) -> ServerParameter {
        let members = try resolved(schema)
        let title = ServerText.line(members["title"]?.string ?? "", limit: 60)
        let summary = members["description"]?.string.map { ServerText.line($0.onOneLine, limit: 300) }
        let value = members["default"].flatMap { $0 == .null ? nil : $0 }
        return ServerParameter(
            name: name, title: title.isEmpty ? NameWords.title(of: name) : title,
            summary: summary?.isEmpty == true ? nil : summary, shape: try shape(members), isRequired: isRequired,
            defaultValue: value, minimum: members["minimum"]?.double, maximum: members["maximum"]?.double)
    }

    /// Whether a name can be given on a command line and stand in an error as it is.
    private static func isUsable(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "_-.$".utf8.contains(byte)
                }
            }
    }

    // MARK: Shapes

    private func shape(_ schema: JSONObject) throws(SchemaFault) -> ValueShape {
        if let choices = choices(schema) { return .choice(choices) }
        switch schema["type"]?.string {
        case "boolean": return .boolean
        case "integer": return .integer
        case "number": return .number
        case "string":
            switch schema["format"]?.string {
            case "date-time": return .date
            case "date": return .day
            case "uri": return .url
            default: return .text
            }
        case "array":
            guard let items = schema["items"], schema["prefixItems"] == nil else { break }
            let element = try shape(try resolved(items))
            switch element {
            case .list, .json: break
            default: return .list(element)
            }
        default: break
        }
        return .json(
            mayBeText: mayBeText(schema),
            schema: ServerText.line(JSONValue.object(schema.withoutWords).text, limit: 200))
    }

    /// The values of a schema that lists them: `enum`, with `enumNames` beside it in older forms, or `oneOf` constants with titles.
    private func choices(_ schema: JSONObject) -> [ChoiceValue]? {
        if let value = schema["const"] { return [ChoiceValue(json: value, title: Self.title(of: value, nil))] }
        if let values = schema["enum"]?.array {
            let names = schema["enumNames"]?.array ?? []
            return list(
                values.enumerated().map { ($1, names.indices.contains($0) ? names[$0].string : nil) })
        }
        guard let alternatives = schema["oneOf"]?.array ?? schema["anyOf"]?.array, !alternatives.isEmpty else {
            return nil
        }
        let constants = alternatives.compactMap { alternative in
            alternative["const"].map { ($0, alternative["title"]?.string) }
        }
        return constants.count == alternatives.count ? list(constants) : nil
    }

    private func list(_ values: [(JSONValue, String?)]) -> [ChoiceValue]? {
        let values = values.filter { $0.0 != .null }
        guard (1...Self.mostChoices).contains(values.count), values.allSatisfy({ $0.0.isPlain }) else { return nil }
        return values.map { ChoiceValue(json: $0.0, title: Self.title(of: $0.0, $0.1)) }
    }

    private static func title(of value: JSONValue, _ title: String?) -> String {
        ServerText.line(title ?? value.string ?? value.text, limit: 60)
    }

    private func mayBeText(_ schema: JSONObject) -> Bool {
        if schema["type"]?.string == "string" { return true }
        if let types = schema["type"]?.array { return types.contains("string") }
        let alternatives = schema["anyOf"]?.array ?? schema["oneOf"]?.array
        return alternatives?.contains { $0["type"]?.string == "string" } ?? (schema["type"] == nil)
    }

    // MARK: References

    /// A schema with what it refers to in its place, and without saying that it may be null.
    private func resolved(_ schema: JSONValue) throws(SchemaFault) -> JSONObject {
        var members = schema.object ?? JSONObject()
        var seen: Set<String> = []
        while true {
            if let reference = members["$ref"]?.string {
                guard seen.insert(reference).inserted, seen.count <= Self.mostReferences else {
                    throw .circular(reference)
                }
                members["$ref"] = nil
                members = members.over(try target(of: reference))
            } else if let single = Self.single(members) {
                members = single
                guard seen.insert("/\(seen.count)").inserted, seen.count <= Self.mostReferences else {
                    throw .circular("#")
                }
            } else {
                return members
            }
        }
    }

    /// The one schema that a schema of alternatives comes down to, null left out; `nil` where it does not.
    private static func single(_ schema: JSONObject) -> JSONObject? {
        var rest = schema
        if let types = schema["type"]?.array {
            let types = types.filter { $0 != "null" }
            guard types.count == 1 else { return nil }
            rest["type"] = types[0]
            return rest
        }
        for name in ["anyOf", "oneOf", "allOf"] {
            guard let alternatives = schema[name]?.array else { continue }
            let others = alternatives.filter { $0["type"]?.string != "null" }
            guard others.count == 1, let other = others[0].object, other["const"] == nil else { return nil }
            rest[name] = nil
            return rest.over(other)
        }
        return nil
    }

    private func target(of reference: String) throws(SchemaFault) -> JSONObject {
        guard let target = JSONValue.object(root).target(of: reference)?.object else { throw .unresolved(reference) }
        return target
    }
}

extension JSONObject {
    /// These members, and those of another object that these have not.
    fileprivate func over(_ other: JSONObject) -> JSONObject {
        var members = other
        for (name, value) in self { members[name] = value }
        return members
    }

    /// The members of a schema that do not merely describe it.
    fileprivate var withoutWords: JSONObject {
        JSONObject(
            filter { !["title", "description", "default", "$schema"].contains($0.name) }.map { ($0.name, $0.value) })
    }
}
