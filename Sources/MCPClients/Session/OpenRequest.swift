import IntentRuntime
import JSON

/// A request that a server has not answered yet.
struct OpenRequest: Sendable {
    /// How often a server may ask the person in the course of one call.
    static let mostQuestions = 16

    /// Where the answer goes.
    let answer: FirstAnswer<Result<JSONValue, any Error>>
    /// What measures the time that the server takes.
    let clock: RunClock
    /// The call that the request makes; `nil` for what the system itself asks.
    let call: ToolCall?
    /// The question to the person that is put, or the last that was.
    var question: Task<Void, Never>?
    /// How many questions were put.
    var questionCount = 0
    /// How far the server said that it is.
    var progress = -Double.infinity
}
