import AppIntents
import IntentHosting
import JSON
import Synchronization

/// Answers a run's questions from a script.
final class ScriptedLine: HostLine {
    private struct State {
        var failure: IntentTestingError?
        var progress: [IntentProgress] = []
    }

    private let script: IntentScript
    private let intent: String
    private let state = Mutex(State())

    init(script: IntentScript, intent: String) {
        self.script = script
        self.intent = intent
    }

    /// The first question that the script had no answer for, where there was one.
    var failure: IntentTestingError? { state.withLock { $0.failure } }

    /// What was told of progress, in order.
    var progress: [IntentProgress] { state.withLock { $0.progress } }

    func ask(_ question: JSONValue) async throws -> JSONValue {
        let question = IntentQuestion(json: question)
        if let reply = script.reply(to: question) { return reply }
        let words = words(for: question)
        state.withLock { $0.failure = $0.failure ?? IntentTestingError(.unanswered, words) }
        return .null
    }

    func tell(_ event: JSONValue) async {
        let progress = IntentProgress(fraction: event["fraction"]?.double, message: event["message"]?.string)
        state.withLock { $0.progress.append(progress) }
    }

    private func words(for question: IntentQuestion) -> String {
        let kind =
            switch question.kind {
            case .value: "for a value for '\(question.parameter ?? "")'\(question.expected.map { " (\($0))" } ?? "")"
            case .choice: "which is meant"
            case .confirmation: "for a yes"
            case .foreground: "to go on in the app"
            }
        let choices = question.choices.map { "'\($0.title)'" }
        let offered = choices.isEmpty ? "" : ", of \(choices.listed("or"))"
        let left = script.unusedAnswers
        let answers = left.isEmpty ? "no answers left" : "no answer left that fits"
        return "'\(intent)' asked \(kind): '\(question.text)'\(offered); the script has \(answers)"
    }
}
