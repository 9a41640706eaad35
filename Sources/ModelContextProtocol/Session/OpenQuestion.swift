import IntentRuntime
import JSON

/// Something that a request waits for its client to answer.
struct OpenQuestion: Sendable {
    /// A part of the question that is not answered yet.
    struct Part: Sendable {
        /// The name under which the client is asked.
        let name: String
        let input: ClientInput
        /// The request of ours that put it to the client, where one did, and what took that.
        var sent: (id: JSONValue, outlet: any Outlet)?
    }

    /// What tells the questions of a session apart.
    let number: Int
    /// What is not answered yet.
    var open: [Part]
    /// What was answered, by the names of the inputs.
    var answers: [String: JSONValue] = [:]
    /// Where the answers go once there are no more to come.
    let answer: FirstAnswer<[String: JSONValue]>
}
