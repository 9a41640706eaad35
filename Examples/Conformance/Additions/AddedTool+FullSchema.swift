import JSON
import ModelContextProtocol

extension AddedTool {
    /// A tool whose schema uses what JSON Schema 2020-12 has.
    static let fullSchema = AddedTool(
        name: "json_schema_2020_12_tool", title: "Take a contact",
        description: "Takes a name and a way to reach whoever has it.",
        inputSchema: [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "type": "object",
            "$defs": [
                "address": [
                    "$anchor": "addressDef", "type": "object",
                    "properties": ["street": ["type": "string"], "city": ["type": "string"]],
                ]
            ],
            "properties": [
                "name": ["type": "string"], "address": ["$ref": "#/$defs/address"],
                "contactMethod": ["type": "string", "enum": ["phone", "email"]], "phone": ["type": "string"],
                "email": ["type": "string"],
            ],
            "allOf": [["anyOf": [["required": ["phone"]], ["required": ["email"]]]]],
            "if": ["properties": ["contactMethod": ["const": "phone"]], "required": ["contactMethod"]],
            "then": ["required": ["phone"]],
            "else": ["required": ["email"]],
            "additionalProperties": false,
        ], effect: .looking
    ) { arguments, _ in
        [.text("Taken: \(arguments.names.sorted().joined(separator: ", "))")]
    }
}
