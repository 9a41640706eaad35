import IntentRuntime
import JSON

/// What `completion/complete` asks for.
struct CompletionRequest: Sendable {
    /// What has the argument.
    enum Reference: Sendable {
        /// A prompt, by its name.
        case prompt(String)
        /// A template of resources, by itself.
        case resource(String)
    }

    let reference: Reference
    /// The argument's name.
    let name: String
    /// What was typed of its value.
    let text: String
    /// What other arguments were given.
    let arguments: JSONObject

    /// Reads a request.
    ///
    /// - Throws: ``RPCError`` that says what is missing or wrong.
    init(_ parameters: JSONObject) throws(RPCError) {
        guard let reference = parameters["ref"]?.object else {
            throw .invalidParameters("'completion/complete' needs 'ref', an object with 'type' and 'name' or 'uri'")
        }
        switch reference["type"]?.string {
        case "ref/prompt":
            guard let name = reference["name"]?.string else {
                throw .invalidParameters("a 'ref' of the type 'ref/prompt' needs 'name', a string")
            }
            self.reference = .prompt(name)
        case "ref/resource":
            guard let uri = reference["uri"]?.string else {
                throw .invalidParameters("a 'ref' of the type 'ref/resource' needs 'uri', a string")
            }
            self.reference = .resource(uri)
        default: throw .invalidParameters("'type' of 'ref' must be \"ref/prompt\" or \"ref/resource\"")
        }
        guard let argument = parameters["argument"]?.object, let name = argument["name"]?.string,
            let value = argument["value"]?.string
        else {
            throw .invalidParameters(
                "'completion/complete' needs 'argument', an object with the strings 'name' and 'value'")
        }
        self.name = name
        text = value
        arguments = parameters["context"]?["arguments"]?.object ?? JSONObject()
    }
}
