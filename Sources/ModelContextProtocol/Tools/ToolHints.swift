import IntentRuntime
import JSON

/// What a tool does to the world, in the words of the protocol's tool annotations.
struct ToolHints: Sendable {
    let isReadOnly: Bool
    let isDestructive: Bool
    let isIdempotent: Bool
    let isOpenWorld: Bool

    /// A tool that only looks.
    static let looking = ToolHints(isReadOnly: true, isDestructive: false, isIdempotent: true, isOpenWorld: false)

    /// The annotations; all four are said, since what is left out is taken for the worst.
    func annotations(title: String) -> JSONValue {
        [
            "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(isDestructive),
            "idempotentHint": .bool(isIdempotent), "openWorldHint": .bool(isOpenWorld),
        ]
    }
}

extension ToolHints {
    /// The hints that follow from what an intent does.
    init(_ effect: IntentEffect) {
        self.init(
            isReadOnly: effect.isReadOnly, isDestructive: effect.isDestructive, isIdempotent: effect.isIdempotent,
            isOpenWorld: effect.isOpenWorld)
    }
}
