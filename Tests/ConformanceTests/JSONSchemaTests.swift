import JSON
import Testing

/// The checker that all messages are held against must find what is wrong.
@Suite("JSON Schema")
struct JSONSchemaTests {
    private static let schema = JSONSchema(document: [
        "$defs": [
            "Thing": [
                "type": "object", "required": ["name"],
                "properties": [
                    "name": ["type": "string", "minLength": 2],
                    "count": ["type": "integer", "minimum": 0, "maximum": 9],
                    "kind": ["enum": ["a", "b"]], "mark": ["const": "x"],
                    "address": ["type": "string", "format": "uri"],
                    "data": ["type": "string", "format": "byte"],
                    "parts": ["type": "array", "items": ["$ref": "#/$defs/Thing"], "minItems": 1],
                    "any": ["anyOf": [["type": "string"], ["type": "integer"]]],
                    "one": ["oneOf": [["type": "number"], ["type": "integer"]]],
                    "all": ["allOf": [["type": "object"], ["required": ["z"]]]],
                    "lost": ["$ref": "#/$defs/Nothing"],
                ],
                "additionalProperties": false,
            ]
        ]
    ])

    @Test(
        "takes what fits",
        arguments: [
            ["name": "ab"], ["name": "ab", "count": 9, "kind": "b", "mark": "x", "address": "a:b", "data": "AA=="],
            ["name": "ab", "parts": [["name": "cd"]], "any": 1, "one": 1.5, "all": ["z": 1]],
        ] as [JSONValue])
    func fits(_ value: JSONValue) {
        #expect(Self.schema.faults(in: value, against: "Thing") == [])
    }

    @Test(
        "finds what does not fit",
        arguments: [
            "text", [:], ["name": 1], ["name": "a"], ["name": "ab", "count": 1.5], ["name": "ab", "count": -1],
            ["name": "ab", "count": 10], ["name": "ab", "kind": "c"], ["name": "ab", "mark": "y"],
            ["name": "ab", "address": "no address"], ["name": "ab", "data": "?"], ["name": "ab", "parts": []],
            ["name": "ab", "parts": [["name": 1]]], ["name": "ab", "any": true], ["name": "ab", "one": 1],
            ["name": "ab", "all": [:]], ["name": "ab", "other": 1], ["name": "ab", "lost": 1],
        ] as [JSONValue])
    func faults(_ value: JSONValue) {
        #expect(!Self.schema.faults(in: value, against: "Thing").isEmpty)
    }

    @Test("finds that a definition is missing")
    func missing() {
        #expect(!Self.schema.faults(in: [:], against: "Other").isEmpty)
    }
}
