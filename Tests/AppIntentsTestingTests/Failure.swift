import AppIntentsTesting
import Testing

/// The reason for which something fails.
///
/// - Parameter body: What is to fail.
/// - Returns: The error; a failure is recorded where there is none.
func failure(_ body: () async throws -> Void) async -> IntentTestingError? {
    await #expect(throws: IntentTestingError.self) { try await body() }
}
