import IntentRuntime
import JSON
import Synchronization

/// A person who answers from a script and notes what was asked; where the script has no answer, there is nobody.
final class ScriptedPerson: Interaction {
    private struct State {
        var values: [JSONValue]
        var choices: [Int]
        var confirmations: [Bool]
        var valueRequests: [ValueRequest] = []
        var choiceRequests: [ChoiceRequest] = []
        var confirmationRequests: [ConfirmationRequest] = []
        var reports: [ProgressReport] = []
    }

    private let state: Mutex<State>
    private let thinking: Duration

    let takesCorrections: Bool

    /// Makes a person.
    ///
    /// - Parameters:
    ///   - values: The answers to questions for values, in order.
    ///   - choices: The answers to questions which, in order.
    ///   - confirmations: The answers to questions of yes or no, in order.
    ///   - thinking: How long each answer to a question for a value takes.
    ///   - takesCorrections: Whether the request is the person's own.
    init(
        values: [JSONValue] = [], choices: [Int] = [], confirmations: [Bool] = [], thinking: Duration = .zero,
        takesCorrections: Bool = false
    ) {
        state = Mutex(State(values: values, choices: choices, confirmations: confirmations))
        self.thinking = thinking
        self.takesCorrections = takesCorrections
    }

    /// The questions for values.
    var valueRequests: [ValueRequest] { state.withLock { $0.valueRequests } }

    /// The questions which.
    var choiceRequests: [ChoiceRequest] { state.withLock { $0.choiceRequests } }

    /// The questions of yes or no.
    var confirmationRequests: [ConfirmationRequest] { state.withLock { $0.confirmationRequests } }

    /// What was told of progress.
    var reports: [ProgressReport] { state.withLock { $0.reports } }

    /// How many questions there were.
    var count: Int { valueRequests.count + choiceRequests.count + confirmationRequests.count }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        try await Task.sleep(for: thinking)
        return state.withLock { state in
            state.valueRequests.append(request)
            return state.values.isEmpty ? nil : state.values.removeFirst()
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        state.withLock { state in
            state.choiceRequests.append(request)
            return state.choices.isEmpty ? nil : state.choices.removeFirst()
        }
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        state.withLock { state in
            state.confirmationRequests.append(request)
            return state.confirmations.isEmpty ? nil : state.confirmations.removeFirst()
        }
    }

    func report(_ progress: ProgressReport) async {
        state.withLock { $0.reports.append(progress) }
        Witness.current?.gate.open()
    }
}
