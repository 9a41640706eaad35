import IntentRuntime
import JSON

/// Writes JSON Schema (2020-12) for the values that intents take and return.
struct ValueSchemas: Sendable {
    let catalog: IntentCatalog

    /// The schema of a value for a parameter.
    func input(_ parameter: ParameterDescriptor) -> JSONValue {
        var schema = input(parameter.kind)
        if !parameter.title.isSpelled(parameter.name) { schema["title"] = .string(parameter.title) }
        let hint = schema["description"]?.string
        let words = [parameter.summary, hint].compactMap(\.self).filter { !$0.isEmpty }
        if !words.isEmpty {
            schema["description"] = .string(words.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " "))
        }
        schema["minimum"] = parameter.minimum.map { .init(shortest: $0) }
        schema["maximum"] = parameter.maximum.map { .init(shortest: $0) }
        if let value = parameter.defaultValue, value != .null { schema["default"] = value }
        return .object(schema)
    }

    private func input(_ kind: ValueKind) -> JSONObject {
        switch kind {
        case .boolean: JSONObject([("type", "boolean")])
        case .integer: JSONObject([("type", "integer")])
        case .number: JSONObject([("type", "number")])
        case .text: JSONObject([("type", "string")])
        case .date:
            text("A date and time as ISO 8601, such as 2026-03-01T09:30:00Z", format: "date-time")
        case .dateComponents: text("A day, a time or both as ISO 8601: 2026-03-01, 09:30, 2026-03-01T09:30")
        case .duration: JSONObject([("type", "number"), ("description", "In seconds")])
        case .url: text("An absolute URL", format: "uri")
        case .measurement(let unit):
            JSONObject([
                ("type", ["number", "string"] as JSONValue),
                ("description", .string("A number of \(unit), or an amount with its unit, such as \"3 \(unit)\"")),
            ])
        case .money: money
        case .recurrence: text("A recurrence rule as RFC 5545, such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10")
        case .personName: text("A person's name in one line")
        case .paymentMethod: text(kind.words.prefix(1).uppercased() + kind.words.dropFirst())
        case .person: person
        case .place: place
        case .file: file
        case .entity(let app, let type):
            text("\(noun(app, type)): its URI (appintents://\(app)/\(type)/…), its id, or words only it is found by")
        case .enumeration(let app, let type): enumeration(app, type)
        case .union(_, let cases): union(cases)
        case .list(let element): JSONObject([("type", "array"), ("items", .object(input(element)))])
        case .other(let name): JSONObject([("description", .string("A value of the type \(name)"))])
        }
    }

    private func text(_ description: String, format: String? = nil) -> JSONObject {
        var schema = JSONObject([("type", "string"), ("description", .string(description))])
        schema["format"] = format.map { .string($0) }
        return schema
    }

    private var person: JSONObject {
        JSONObject([
            ("type", ["string", "object"] as JSONValue),
            ("description", "A person as \"Name <address>\", by name or address alone, or with these as members"),
            ("properties", .object(Self.texts("name", "email", "phone"))),
        ])
    }

    private var place: JSONObject {
        var properties = Self.texts("name", "address")
        for name in ["latitude", "longitude"] { properties[name] = ["type": "number"] }
        return JSONObject([
            ("type", ["string", "object"] as JSONValue),
            ("description", "A place as an address, as \"48.86,2.35\" or a geo URI, or with these as members"),
            ("properties", .object(properties)),
        ])
    }

    private var money: JSONObject {
        text("An amount of money with the currency's code as ISO 4217, such as 12.50 EUR")
    }

    private var file: JSONObject {
        let forms: [JSONValue] = [["name", "text"], ["name", "base64"], ["uri"], ["path"]]
        return JSONObject([
            ("type", "object"),
            (
                "description",
                .string(
                    "A file: 'name' with 'text' or 'base64' (1 MB at most), or the 'uri' of a resource of this server, or the "
                        + "'path' of a file in a folder that the person allows")
            ),
            ("properties", .object(Self.texts("name", "text", "base64", "uri", "path"))),
            ("oneOf", .array(forms.map { ["required": $0] })), ("additionalProperties", false),
        ])
    }

    private static func texts(_ names: String...) -> JSONObject {
        JSONObject(names.map { ($0, ["type": "string"]) })
    }

    private func enumeration(_ app: String, _ type: String) -> JSONObject {
        guard let found = catalog.enums.first(where: { $0.app.id == app && $0.typeName == type }) else {
            return JSONObject([("type", "string")])
        }
        if found.cases.allSatisfy({ $0.title.isSpelled($0.rawValue) }) {
            return JSONObject([("type", "string"), ("enum", .array(found.cases.map { .string($0.rawValue) }))])
        }
        let cases = found.cases.map { ["const": .string($0.rawValue), "title": .string($0.title)] as JSONValue }
        return JSONObject([("type", "string"), ("oneOf", .array(cases))])
    }

    /// A value of one of several kinds: the value alone, or with the name of its case before it.
    private func union(_ cases: [UnionCaseKind]) -> JSONObject {
        let values = cases.map { single in
            var schema = input(single.kind)
            schema["title"] = .string(single.title)
            return JSONValue.object(schema)
        }
        let named = zip(cases, values).map { single, schema -> JSONValue in
            [
                "type": "object", "properties": .object(JSONObject([(single.name, schema)])),
                "required": [.string(single.name)], "additionalProperties": false,
            ]
        }
        return JSONObject([("anyOf", .array(values + named))])
    }

    private func noun(_ app: String, _ type: String) -> String {
        let entity = catalog.entities.first { $0.app.id == app && $0.typeName == type }
        return entity?.title ?? type
    }
}

extension String {
    /// Whether a text says no more than a name in a program does: "Is Pinned" and `isPinned`.
    fileprivate func isSpelled(_ name: String) -> Bool {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        return letters(self) == letters(name)
    }
}

extension JSONValue {
    /// A number, as a whole one where it is.
    fileprivate init(shortest number: Double) {
        self = Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
}
