import IntentRuntime
import JSON

extension Tool {
    /// The tool that takes a run back.
    init(undoingThrough names: inout ToolNames) {
        name = names.take(["undo_last"])
        title = "Undo"
        summary =
            "Takes back the last change that can be taken back, of this session or an earlier one, or that of the run whose number "
            + "is given: what was made goes, what was deleted, moved or altered is as before. The person is asked first. Where "
            + "something was changed since, nothing is touched and that is said. Calling it again takes back the change before. "
            + "To have it done again, give the number that 'undo' of the result says."
        parameters = [
            ToolParameter(
                name: "run", kind: .integer, isRequired: false, minimum: 1,
                schema: [
                    "type": "integer", "minimum": 1,
                    "description": "The number of a run; the last one that can be taken back where it is left out.",
                ])
        ]
        output = [
            "type": "object",
            "properties": [
                "intent": ["type": "string", "description": "The intent that was taken back."],
                "run": ["type": ["integer", "null"], "description": "The number of its run."],
                "steps": [
                    "type": "array", "items": ["type": "string"],
                    "description": "What was done; nothing where all was as before already.",
                ],
                "undo": [
                    "type": ["integer", "null"], "description": "The number of this run, by which it is taken back.",
                ],
            ],
            "required": ["intent", "run", "steps", "undo"],
        ]
        // It replaces what is there by what was there before, and each call takes back another run.
        hints = ToolHints(isReadOnly: false, isDestructive: true, isIdempotent: false, isOpenWorld: false)
        action = .undo
        takesAgain = false
    }
}
