import IntentRuntime

/// Why a choice of tools cannot be followed.
public enum ToolSelectionError: Error, Sendable, Equatable {
    /// A word of the choice is empty, or a sign with nothing after it.
    case empty(String)
    /// `essential` or `all` cannot be taken away.
    case removedGroup(String)
    /// No tool has a name of that pattern; some names that are near.
    case unmatched(String, nearest: [String])
}

extension ToolSelectionError: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .empty(let word):
            "'\(word)' names no tools: write 'essential', 'all', or a name such as notes.createNote, with * for any text"
        case .removedGroup(let word):
            "'\(word)' cannot be taken away: write 'essential' or 'all' without a sign, or a pattern after '-', as -notes.*"
        case .unmatched(let pattern, let nearest):
            "no tool is named '\(pattern)'"
                + (nearest.isEmpty ? "" : "; near are \(nearest.map { "'\($0)'" }.joined(separator: ", "))")
                + ". A pattern matches a tool's name, a schema, app/Type or an app, with * for any text"
        }
    }
}
