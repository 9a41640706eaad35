import JSON

/// Answers what an app asks while it does what it was asked to, and hears how far it is.
protocol RequestAsker: Sendable {
    /// Answers a question.
    ///
    /// - Parameter question: The question, as the app writes it.
    /// - Returns: The answer; `null` where there is none.
    func answer(_ question: JSONValue) async -> JSONValue

    /// Takes what needs no answer; it does not wait.
    ///
    /// - Parameter event: What the app tells.
    func take(_ event: JSONValue)
}
