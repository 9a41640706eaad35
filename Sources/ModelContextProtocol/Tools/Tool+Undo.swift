import IntentRuntime
import JSON

extension Tool {
    /// The tool that takes a run back.
    static let undoLast = Tool(
        name: "undo_last", title: "Undo",
        summary:
            "Takes back the last change that can be, or that of a run: what was made goes, what was deleted, moved or altered is as "
            + "before. The person is asked first. Where something was changed since, nothing is touched. Called again, it takes back "
            + "the change before. To redo, give the run that the result's 'undo' says.",
        parameters: [
            ToolParameter(
                name: "run", kind: .integer, isRequired: false, minimum: 1,
                schema: [
                    "type": "integer", "minimum": 1, "description": "The run's number; the last one without it.",
                ])
        ],
        output: [
            "type": "object",
            "properties": [
                "intent": ["type": "string"], "run": ["type": ["integer", "null"]],
                "steps": ["type": "array", "items": ["type": "string"]], "undo": ["type": ["integer", "null"]],
            ],
            "required": ["intent", "run", "steps", "undo"],
        ],
        // It replaces what is there by what was there before, and each call takes back another run.
        hints: ToolHints(isReadOnly: false, isDestructive: true, isIdempotent: false, isOpenWorld: false),
        action: .undo, takesAgain: false)
}
