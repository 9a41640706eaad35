import IntentRuntime
import JSON
import Synchronization

/// A person who answers from a script, whichever way the questions come; where it ends, there is nobody.
final class Script: Interaction {
    private struct State {
        var answers: [Answer]
        var questions: [String] = []
        var progress: Double?
    }

    private let state: Mutex<State>

    /// Makes a person.
    ///
    /// - Parameter answers: The answers, in order.
    init(_ answers: [Answer]) {
        state = Mutex(State(answers: answers))
    }

    /// What was asked, with the titles of what was offered.
    var questions: [String] { state.withLock(\.questions) }

    /// How far the run was at last.
    var progress: Double? { state.withLock(\.progress) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        switch next(request.question, request.choices.map(\.title)) {
        case .text(let text): .string(text)
        case .choice(let title): request.choices.first { $0.title == title }.map { .string($0.id) }
        default: nil
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        guard case .choice(let title)? = next(request.question, request.choices.map(\.title)) else { return nil }
        return request.choices.firstIndex { $0.title == title }
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        next(request.question, []).map { $0 == .yes }
    }

    func report(_ progress: ProgressReport) async { state.withLock { $0.progress = progress.fraction } }

    /// The answer to what a server asks through its client: the result of an `elicitation/create`.
    func result(of question: JSONValue) -> JSONValue {
        guard let field = question["requestedSchema"]?["properties"]?.object?.first(where: { _ in true }) else {
            return ["action": "cancel"]
        }
        let offered = field.value["oneOf"]?.array ?? []
        let titles = offered.compactMap { $0["title"]?.string }
        let value: JSONValue? =
            switch next(question["message"]?.string ?? "", titles) {
            case .text(let text)?: .string(text)
            case .choice(let title)?: offered.first { Self.names(title, $0["title"]?.string) }?["const"]
            case .yes?: true
            case .no?: nil
            case nil: nil
            }
        guard let value else { return ["action": "decline"] }
        return ["action": "accept", "content": .object(JSONObject([(field.name, value)]))]
    }

    /// Whether a label, which may say more after the title, is of a title.
    private static func names(_ title: String, _ label: String?) -> Bool {
        label == title || label?.hasPrefix(title + " – ") == true
    }

    private func next(_ question: String, _ offered: [String]) -> Answer? {
        state.withLock { state in
            state.questions.append(([question] + offered).joined(separator: "\n"))
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
    }
}
