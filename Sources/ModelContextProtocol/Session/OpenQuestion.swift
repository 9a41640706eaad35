import IntentRuntime
import JSON

/// A question that the person has not answered yet.
struct OpenQuestion: Sendable {
    /// The request that asks.
    let serial: OpenRequest.Serial
    /// What is asked.
    let form: Form
    /// Where the answer goes.
    let answer: FirstAnswer<FormAnswer>
    /// The parameters of the request that asks, which a repetition must have too.
    let parameters: JSONObject
    /// What took the request that carries the question, where one was sent.
    var outlet: (any Outlet)?
}
