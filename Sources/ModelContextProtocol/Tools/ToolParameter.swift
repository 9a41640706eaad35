import IntentRuntime
import JSON

/// A value that a tool takes.
struct ToolParameter: Sendable {
    let name: String
    let kind: ValueKind
    let isRequired: Bool
    var minimum: Double?
    var maximum: Double?
    /// The value's schema.
    let schema: JSONValue
}
