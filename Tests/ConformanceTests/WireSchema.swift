import Foundation
import JSON

/// The schemas that the protocol's authors publish, where they are at hand.
///
/// They are no part of the package: `MCP_SCHEMAS` names a folder with `<revision>/schema.json`, else it is `shared/mcp` beside the package.
enum WireSchema {
    /// The folder of the schemas; `nil` where there is none.
    static let folder: URL? = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let named = ProcessInfo.processInfo.environment["MCP_SCHEMAS"].map { URL(fileURLWithPath: $0) }
        let folder = named ?? package.deletingLastPathComponent().appendingPathComponent("shared/mcp")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    private static let schemas: [Wire: JSONSchema] = {
        guard let folder else { return [:] }
        let found = Wire.allCases.compactMap { wire -> (Wire, JSONSchema)? in
            let file = folder.appendingPathComponent("\(wire.rawValue)/schema.json")
            guard let data = try? Data(contentsOf: file), let json = try? JSONValue(parsing: data) else { return nil }
            return (wire, JSONSchema(document: json))
        }
        return Dictionary(found) { first, _ in first }
    }()

    /// The schema of a revision; `nil` where it is not at hand.
    static func of(_ wire: Wire) -> JSONSchema? { schemas[wire] }

    /// What the schemas call the results of methods.
    private static let results = [
        "initialize": "InitializeResult", "ping": "EmptyResult", "server/discover": "DiscoverResult",
        "tools/list": "ListToolsResult", "tools/call": "CallToolResult", "resources/list": "ListResourcesResult",
        "resources/templates/list": "ListResourceTemplatesResult", "resources/read": "ReadResourceResult",
        "resources/subscribe": "EmptyResult", "resources/unsubscribe": "EmptyResult",
        "prompts/list": "ListPromptsResult", "prompts/get": "GetPromptResult",
        "completion/complete": "CompleteResult", "logging/setLevel": "EmptyResult",
        "subscriptions/listen": "SubscriptionsListenResult",
    ]

    /// What the schemas call the server's own messages.
    private static let messages = [
        "elicitation/create": "ElicitRequest", "sampling/createMessage": "CreateMessageRequest",
        "roots/list": "ListRootsRequest", "notifications/cancelled": "CancelledNotification",
        "notifications/progress": "ProgressNotification", "notifications/message": "LoggingMessageNotification",
        "notifications/tools/list_changed": "ToolListChangedNotification",
        "notifications/prompts/list_changed": "PromptListChangedNotification",
        "notifications/resources/list_changed": "ResourceListChangedNotification",
        "notifications/resources/updated": "ResourceUpdatedNotification",
        "notifications/subscriptions/acknowledged": "SubscriptionsAcknowledgedNotification",
    ]

    /// What the schemas call errors that carry more than words.
    private static let errors = [
        -32_020: "HeaderMismatchError", -32_021: "MissingRequiredClientCapabilityError",
        -32_022: "UnsupportedProtocolVersionError",
    ]

    /// What is wrong with a message of the server's; nothing, where the schema is not at hand.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - method: The method that it answers.
    ///   - wire: The revision.
    static func faults(in message: JSONValue, answering method: String?, _ wire: Wire) -> [String] {
        guard let schema = of(wire) else { return [] }
        let faults: [String]
        if let own = message["method"]?.string {
            guard let name = messages[own] else { return ["'\(own)' is no message of a server's"] }
            faults = schema.faults(in: message, against: name)
        } else if let error = message["error"] {
            let special = error["code"]?.integer.flatMap { errors[$0] }
            // An answer to what could not be read has no id.
            let ofAll = message["id"] == .null ? [] : schema.faults(in: message, against: "JSONRPCErrorResponse")
            faults = ofAll + (special.map { schema.faults(in: message, against: $0) } ?? [])
        } else if let result = message["result"] {
            guard let method, let name = results[method] else { return ["an answer to nothing: \(message.text)"] }
            let isQuestion = result["resultType"] == "input_required"
            faults =
                schema.faults(in: message, against: "JSONRPCResultResponse")
                + schema.faults(in: result, against: isQuestion ? "InputRequiredResult" : name)
        } else {
            faults = ["no message: \(message.text)"]
        }
        return faults.map { "\(method ?? message["method"]?.string ?? "?") (\(wire.rawValue)): \($0)" }
    }
}
