import IntentRuntime
import JSON
import Synchronization

/// Somebody who says yes to everything, takes the first choice and types one word.
final class Clerk: Interaction {
    /// What is typed.
    static let word = "Vase"

    private let told = Mutex(0)

    /// How often the clerk was told of progress.
    var reports: Int { told.withLock(\.self) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { .string(Self.word) }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { request.choices.isEmpty ? nil : 0 }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { true }

    func report(_ progress: ProgressReport) async { told.withLock { $0 += 1 } }
}
