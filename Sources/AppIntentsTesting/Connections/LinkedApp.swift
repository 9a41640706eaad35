import AppIntents
import IntentHosting
import JSON

/// An app that is linked into the test, and runs in its process.
struct LinkedApp: AppConnection {
    let host: IntentHost
    /// The test's own dependencies.
    let dependencies: AppDependencyManager?

    func send(
        _ method: String, _ params: JSONObject, answeredBy line: any HostLine, within limit: Duration
    ) async throws -> JSONValue {
        do {
            return try await AppDependencyManager.$standIn.withValue(dependencies) {
                try await host.answer(method, .object(params), through: line)
            }
        } catch let failure as HostFailure {
            if failure.reason == .cancelled { try Task.checkCancellation() }
            throw IntentTestingError(failure)
        }
    }
}
