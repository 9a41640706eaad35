import IntentRuntime
import JSON

/// A request for a prompt that is there.
struct PromptCall: Sendable {
    let prompt: Prompt
    /// What it is made with, by the names of the arguments; nothing is empty.
    let arguments: JSONObject
    /// The parameters of the request.
    let parameters: JSONObject

    /// Reads a request.
    ///
    /// - Parameters:
    ///   - prompt: The prompt.
    ///   - parameters: The parameters of the request.
    /// - Throws: ``RPCError`` where an argument is none of the prompt's, or no string.
    init(_ prompt: Prompt, _ parameters: JSONObject) throws(RPCError) {
        self.prompt = prompt
        self.parameters = parameters
        guard let given = (parameters["arguments"] ?? [:]).object else {
            throw .invalidParameters("'arguments' must be an object of strings")
        }
        var arguments = JSONObject()
        for (name, value) in given {
            guard prompt.arguments.contains(where: { $0.name == name }) else {
                let known = prompt.arguments.map { "'\($0.name)'" }.joined(separator: ", ")
                throw .fencing { fence in
                    .invalidParameters(
                        "the prompt '\(prompt.name)' has no argument \(fence.inline(name)); "
                            + (known.isEmpty ? "it has none" : "it has \(known)"))
                }
            }
            guard let text = value.string else {
                throw .invalidParameters("the argument '\(name)' must be a string, not \(value.kind)")
            }
            // Clients send what was left empty in their forms.
            if !text.isEmpty { arguments[name] = value }
        }
        self.arguments = arguments
    }
}
