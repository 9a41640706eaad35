import Foundation
import IntentRuntime
import JSON

/// Reaches the person through the terminal: questions on standard error, answers from standard input.
package struct TerminalInteraction: Interaction {
    /// Whether every confirmation is answered with yes.
    package let confirmsEverything: Bool

    /// Makes a way to the person.
    ///
    /// - Parameter confirmsEverything: Whether every confirmation is answered with yes.
    package init(confirmsEverything: Bool) {
        self.confirmsEverything = confirmsEverything
    }

    package var takesCorrections: Bool { Terminal.canAsk }

    package func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        guard Terminal.canAsk else { return nil }
        show(request.choices)
        while let answer = await ask(request.question) {
            if answer.isEmpty { continue }
            if let choice = choice(answer, of: request.choices) { return .string(choice.id) }
            return .string(answer)
        }
        return nil
    }

    package func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        guard Terminal.canAsk else { return nil }
        show(request.choices)
        while let answer = await ask(request.question) {
            if let choice = choice(answer, of: request.choices) { return request.choices.firstIndex(of: choice) }
            Output.tell("Type a number from 1 to \(request.choices.count), or press Ctrl-C to stop.")
        }
        return nil
    }

    package func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        if confirmsEverything {
            Output.tell("\(DisplayWidth.clean(request.question)) yes (--yes)")
            return true
        }
        return await confirm(request.question)
    }

    /// Asks for a yes or no on the terminal; `nil` where there is none.
    package func confirm(_ question: String) async -> Bool? {
        guard Terminal.canAsk else { return nil }
        while let answer = await ask("\(question) [y/N]") {
            switch answer.lowercased() {
            case "y", "yes": return true
            case "", "n", "no": return false
            default: Output.tell("Type y or n.")
            }
        }
        return false
    }

    package func report(_ progress: ProgressReport) async {
        guard Terminal.canAsk else { return }
        let percent = progress.fraction.map { "\(Int($0 * 100)) %" }
        Output.tell(DisplayWidth.clean([percent, progress.message].compactMap(\.self).joined(separator: "  ")))
    }

    private func show(_ choices: [Choice]) {
        for (index, choice) in choices.enumerated() {
            let subtitle = choice.subtitle.map { "  \($0)" } ?? ""
            let line = DisplayWidth.clean("  \(index + 1). \(choice.title)\(subtitle)")
            Output.tell(DisplayWidth.fitting(line, Terminal.columns))
        }
    }

    /// The choice that an answer means: by number, by title or by id.
    private func choice(_ answer: String, of choices: [Choice]) -> Choice? {
        if let number = Int(answer), choices.indices.contains(number - 1) { return choices[number - 1] }
        return choices.first { $0.title.lowercased() == answer.lowercased() || $0.id == answer }
    }

    /// Puts a question and reads a line; `nil` at the end of the input.
    private func ask(_ question: String) async -> String? {
        try? FileHandle.standardError.write(contentsOf: Data((VisibleText.of(question) + " ").utf8))
        return await withCheckedContinuation { continuation in
            // Reading waits for the person, which must not hold up a thread that others need.
            DispatchQueue.global().async {
                let line = readLine()?.trimmingCharacters(in: .whitespaces)
                if line == nil { Output.tell("") }
                continuation.resume(returning: line)
            }
        }
    }
}
