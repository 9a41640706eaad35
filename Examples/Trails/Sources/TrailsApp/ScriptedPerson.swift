import IntentRuntime
import JSON
import Synchronization

/// Stands in for a person: says each question and gives the answers it was made with, one after the other.
final class ScriptedPerson: Interaction {
    private let answers: Mutex<[String]>

    init(answers: [String]) {
        self.answers = Mutex(answers)
    }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        answer(to: request.question).map { .string($0) }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        let titles = request.choices.map(\.title)
        return answer(to: "\(request.question) (\(titles.joined(separator: ", ")))").flatMap(titles.firstIndex)
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        answer(to: request.question).map { $0 == "yes" }
    }

    func report(_ progress: ProgressReport) async {}

    private func answer(to question: String) -> String? {
        let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        print("  \(question) — \(answer ?? "(no answer)")")
        return answer
    }
}
