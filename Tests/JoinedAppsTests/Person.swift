import Dispatch
import IntentRuntime
import JSON
import Synchronization

/// A person who answers as the test says, and notes what was asked.
final class Person: Interaction {
    private struct State {
        var values: [JSONValue]
        var choices: [Int]
        var questions: [String] = []
        var begun = 0
        var progress: [Double] = []
    }

    private let yes: Bool?
    private let isSlow: Bool
    private let state: Mutex<State>

    init(values: [JSONValue] = [], choices: [Int] = [], yes: Bool? = nil, isSlow: Bool = false) {
        self.yes = yes
        self.isSlow = isSlow
        state = Mutex(State(values: values, choices: choices))
    }

    /// What was asked.
    var questions: [String] { state.withLock(\.questions) }
    /// How far it was, each time that it was told.
    var progress: [Double] { state.withLock(\.progress) }
    /// How often telling how far it was has begun, and not ended yet.
    var beingTold: Int { state.withLock { $0.begun - $0.progress.count } }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        state.withLock { state in
            state.questions.append(request.question)
            return state.values.isEmpty ? nil : state.values.removeFirst()
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        state.withLock { state in
            let titles = request.choices.map(\.title).joined(separator: "/")
            state.questions.append("\(request.question) \(titles)")
            return state.choices.isEmpty ? nil : state.choices.removeFirst()
        }
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        state.withLock { state in
            let label = request.acceptLabel.map { " [\($0)]" } ?? ""
            state.questions.append(request.question + label + (request.isForeground ? " (front)" : ""))
        }
        return yes
    }

    func report(_ progress: ProgressReport) async {
        state.withLock { $0.begun += 1 }
        if isSlow {
            // A terminal does not hurry either when a run is cancelled.
            await withCheckedContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) { continuation.resume() }
            }
        }
        state.withLock { $0.progress.append(progress.fraction ?? -1) }
    }
}
