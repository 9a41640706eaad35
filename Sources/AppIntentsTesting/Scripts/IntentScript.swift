import AppIntents
import Foundation
import JSON
import Synchronization

/// The answers to what an intent asks while it runs, and a record of what it asked. An addition of this framework's.
///
/// ```swift
/// let script = IntentScript(.value("A1", for: "berth"), .confirmation(true))
/// let result = try await intent.run(answering: script)
/// #expect(script.questions.map(\.text) == ["Which berth?", "Reserve A1?"])
/// ```
///
/// Each answer is used once, for the first question that it fits. A question that no answer fits fails the run.
public final class IntentScript: Sendable {
    private struct State {
        var answers: [Answer]
        var questions: [IntentQuestion] = []
    }

    private let isInOrder: Bool
    private let state: Mutex<State>

    /// Makes a script.
    ///
    /// - Parameters:
    ///   - answers: The answers.
    ///   - inOrder: Whether the answers must be used in their order, so that a question that comes at another place fails the run.
    public init(_ answers: Answer..., inOrder: Bool = false) {
        isInOrder = inOrder
        state = Mutex(State(answers: answers))
    }

    /// The questions that were asked, in order.
    public var questions: [IntentQuestion] { state.withLock { $0.questions } }

    /// The answers that no question has used.
    public var unusedAnswers: [Answer] { state.withLock { $0.answers } }

    /// Answers a question.
    ///
    /// - Returns: What a host is told; `nil` where no answer fits.
    func reply(to question: IntentQuestion) -> JSONValue? {
        state.withLock { state in
            state.questions.append(question)
            for (index, answer) in state.answers.enumerated() {
                if let reply = answer.reply(to: question) {
                    state.answers.remove(at: index)
                    return reply
                }
                if isInOrder { break }
            }
            return nil
        }
    }
}
