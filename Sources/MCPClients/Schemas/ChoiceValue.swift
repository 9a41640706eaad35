import IntentRuntime
import JSON

/// One of the few values that a parameter of a server's may have.
struct ChoiceValue: Sendable, Hashable {
    /// The value as it is sent.
    let json: JSONValue
    /// What a person reads.
    let title: String

    /// The value as a person gives it.
    var rawValue: String { ServerText.line(json.string ?? json.text, limit: 200) }
}
