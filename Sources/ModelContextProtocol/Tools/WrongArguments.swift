import IntentRuntime

/// Why a tool does not take what it was given.
struct WrongArguments: Error, Sendable {
    let tool: Tool
    let faults: [String]
}

extension WrongArguments: CustomStringConvertible {
    /// All that is wrong, and what would be right.
    var description: String {
        let known = tool.parameters.map { "\($0.name)\($0.isRequired ? " (required)" : "") – \($0.kind.words)" }
        let advice = known.isEmpty ? "It takes no arguments." : "It takes: " + known.joined(separator: "; ") + "."
        return "'\(tool.name)' was not called: " + faults.joined(separator: "; ") + ". " + advice
    }
}
