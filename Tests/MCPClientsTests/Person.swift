import IntentRuntime
import JSON
import Synchronization

/// A person who gives answers in order, and notes what was asked; after the last answer there is nobody.
final class Person: Interaction {
    private struct State {
        var values: [JSONValue]
        var confirmations: [Bool]
        var questions: [String] = []
        var kinds: [ValueKind] = []
        var reports: [ProgressReport] = []
    }

    private let state: Mutex<State>

    init(values: [JSONValue] = [], confirmations: [Bool] = []) {
        state = Mutex(State(values: values, confirmations: confirmations))
    }

    /// All questions, in order.
    var questions: [String] { state.withLock(\.questions) }

    /// The kinds of value that were asked for.
    var kinds: [ValueKind] { state.withLock(\.kinds) }

    /// What was told of progress.
    var reports: [ProgressReport] { state.withLock(\.reports) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        state.withLock { state in
            state.questions.append(request.question)
            state.kinds.append(request.kind)
            return state.values.isEmpty ? nil : state.values.removeFirst()
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        state.withLock { $0.questions.append(request.question) }
        return nil
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        state.withLock { state in
            state.questions.append(request.question)
            return state.confirmations.isEmpty ? nil : state.confirmations.removeFirst()
        }
    }

    func report(_ progress: ProgressReport) async {
        state.withLock { $0.reports.append(progress) }
    }
}
