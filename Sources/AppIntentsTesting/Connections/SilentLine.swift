import IntentHosting
import JSON

/// The way back of a request that raises no questions.
struct SilentLine: HostLine {
    func ask(_ question: JSONValue) async throws -> JSONValue { .null }

    func tell(_ event: JSONValue) async {}
}
