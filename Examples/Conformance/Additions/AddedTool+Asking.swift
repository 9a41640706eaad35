import JSON
import ModelContextProtocol

extension AddedTool {
    /// Tools that ask the client for something.
    static let asking = [
        AddedTool(
            name: "test_sampling", title: "Ask the model", description: "Has the client's model answer a prompt.",
            inputSchema: [
                "type": "object",
                "properties": ["prompt": ["type": "string", "description": "What the model is asked."]],
                "required": ["prompt"],
            ], effect: .looking
        ) { arguments, context in
            let prompt = arguments["prompt"]?.string ?? ""
            let answer = try await context.ask(
                .sampling([PromptMessage(.user, .text(prompt))], maxTokens: 100), as: "answer")
            return [.text("LLM response: \(answer["content"]?["text"]?.string ?? "")")]
        },
        AddedTool(
            name: "test_missing_capability", title: "Need the model",
            description: "Does nothing, but only for a client that lets its model answer.", effect: .looking
        ) { _, context in
            try context.require(.sampling)
            return [.text("The client lets its model answer.")]
        },
        eliciting("test_elicitation_sep1034_defaults", "Ask with defaults", defaults),
        eliciting("test_elicitation_sep1330_enums", "Ask for choices", choices),
        eliciting("test_streaming_elicitation", "Ask while streaming", ["name": ["type": "string", "title": "Name"]]),
    ]

    private static func eliciting(_ name: String, _ title: String, _ fields: JSONObject) -> AddedTool {
        AddedTool(
            name: name, title: title, description: "Asks the person with a form, and returns what they filled in.",
            effect: .looking
        ) { _, context in
            let request = ClientRequest.elicitation(
                message: "Please fill in the form.",
                requestedSchema: ["type": "object", "properties": .object(fields), "required": []])
            let answer = try await context.ask(request, as: "form")
            let action = answer["action"]?.string ?? ""
            return [.text("Elicitation completed: action=\(action), content=\((answer["content"] ?? [:]).text)")]
        }
    }

    /// A field of each kind, with what is filled in already.
    private static let defaults: JSONObject = [
        "name": ["type": "string", "description": "Name", "default": "John Doe"],
        "age": ["type": "integer", "description": "Age", "default": 30],
        "score": ["type": "number", "description": "Score", "default": 95.5],
        "status": [
            "type": "string", "description": "Status", "enum": ["active", "inactive", "pending"], "default": "active",
        ],
        "verified": ["type": "boolean", "description": "Verified", "default": true],
    ]

    /// A field of each way to choose: one or several, with titles and without, and as it was done before titles.
    private static let choices: JSONObject = [
        "untitledSingle": ["type": "string", "enum": ["option1", "option2", "option3"]],
        "titledSingle": [
            "type": "string",
            "oneOf": [
                ["const": "value1", "title": "First Option"], ["const": "value2", "title": "Second Option"],
                ["const": "value3", "title": "Third Option"],
            ],
        ],
        "legacyEnum": [
            "type": "string", "enum": ["opt1", "opt2", "opt3"],
            "enumNames": ["Option One", "Option Two", "Option Three"],
        ],
        "untitledMulti": [
            "type": "array", "items": ["type": "string", "enum": ["option1", "option2", "option3"]],
        ],
        "titledMulti": [
            "type": "array",
            "items": [
                "anyOf": [
                    ["const": "value1", "title": "First Choice"], ["const": "value2", "title": "Second Choice"],
                    ["const": "value3", "title": "Third Choice"],
                ]
            ],
        ],
    ]
}
