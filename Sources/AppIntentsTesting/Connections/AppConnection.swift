import IntentHosting
import JSON

/// A way to an app's host.
protocol AppConnection: Sendable {
    /// Has the app do something.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - params: With what.
    ///   - line: Answers the app's questions.
    ///   - limit: How long the app may be silent.
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``, or `CancellationError` where the task is cancelled.
    func send(
        _ method: String, _ params: JSONObject, answeredBy line: any HostLine, within limit: Duration
    ) async throws -> JSONValue
}
