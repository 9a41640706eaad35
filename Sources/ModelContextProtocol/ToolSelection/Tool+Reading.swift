import IntentRuntime
import JSON

extension Tool {
    /// The tool that reads a resource, for assistants that are handed no resources by their hosts.
    static let readResource = Tool(
        name: "read_resource", title: "Read Resource",
        summary: "Reads a thing by its URI, with all its properties and text.",
        parameters: [
            ToolParameter(
                name: "uri", kind: .text, isRequired: true,
                schema: ["type": "string", "description": "appintents://…, as other tools give it."])
        ],
        output: nil, hints: .looking, action: .readResource, takesAgain: false)
}
