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
    ///
    /// - Parameter title: The tool's title, where it stands among them.
    func annotations(title: String?) -> JSONValue {
        var members = JSONObject()
        members["title"] = title.map { .string($0) }
        members["readOnlyHint"] = .bool(isReadOnly)
        members["destructiveHint"] = .bool(isDestructive)
        members["idempotentHint"] = .bool(isIdempotent)
        members["openWorldHint"] = .bool(isOpenWorld)
        return .object(members)
    }

    /// The hints in words.
    var words: String {
        (isReadOnly ? "changes nothing" : isDestructive ? "may alter or delete" : "adds")
            + (isOpenWorld ? ", reaches beyond the person's data" : "")
    }

    /// The hints of what may be either of two tools.
    func and(_ other: ToolHints) -> ToolHints {
        ToolHints(
            isReadOnly: isReadOnly && other.isReadOnly, isDestructive: isDestructive || other.isDestructive,
            isIdempotent: isIdempotent && other.isIdempotent, isOpenWorld: isOpenWorld || other.isOpenWorld)
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
