import Foundation
import JSON

/// A run with its place in the journal.
struct JournaledRun: Sendable {
    /// The longest text that an answer is kept with, in characters; a longer one is told by its length.
    private static let longestAnswer = 200
    /// The longest words that an entry tells of an outcome.
    private static let longestOutcome = 200

    let journal: any RunJournal
    let system: IntentSystem
    let intent: IntentDescriptor
    let invocation: IntentInvocation

    /// Writes the run down, does it unless it was done before under its key, and writes down how it ended.
    ///
    /// - Parameter body: The run itself.
    /// - Returns: What came of it, now or the first time.
    func run(_ body: () async throws -> IntentOutcome) async throws -> IntentOutcome {
        let beginning: RunBeginning
        do {
            beginning = try journal.begin(
                "\(intent.app.id)/\(intent.identifier)", values: JournalValues.summary(of: invocation.arguments),
                requester: invocation.requester, key: invocation.idempotencyKey)
        } catch {
            throw IntentSystemError.failed("\(error); nothing was done")
        }
        switch beginning {
        case .done(let entry, let answer): return await outcome(of: entry, answer ?? [:])
        case .unfinished(let entry, let isAlive):
            throw IntentSystemError.unfinished(intent: intent.name, began: entry.began, isRunning: isAlive)
        case .begun(let number):
            let outcome: IntentOutcome
            do {
                outcome = try await body()
            } catch {
                // The run's own error is the one to tell, also where the journal has one of its own by now.
                try? journal.end(number, as: Self.state(after: error), outcome: Self.words("\(error)"), answer: nil)
                throw error
            }
            // What was done is done: to fail now would have it asked for again. Where its end cannot be written down, the
            // entry stays 'running', and a repeat under its key does nothing.
            try? journal.end(
                number, as: .done, outcome: words(of: outcome),
                answer: invocation.idempotencyKey == nil ? nil : Self.kept(outcome.json))
            return outcome
        }
    }

    /// What came of a run before; its entities as they are now, as far as they are still there.
    private func outcome(of entry: JournalEntry, _ answer: JSONValue) async -> IntentOutcome {
        var records: [EntityRecord] = []
        let value = answer["value"]
        for entity in value?.array ?? [value ?? .null] {
            guard let uri = entity["uri"]?.string else { continue }
            let found = try? await system.entity(at: uri)
            records.append(found ?? EntityRecord(uri: uri, title: entity["title"]?.string ?? ""))
        }
        return IntentOutcome(repeating: intent.name, answer: answer, records: records, ranAt: entry.began)
    }

    private static func state(after error: any Error) -> JournalEntry.State {
        switch error {
        case is CancellationError: .cancelled
        case IntentSystemError.declined, IntentSystemError.nobodyToConfirm, IntentSystemError.authenticationRequired:
            .refused
        default: .failed
        }
    }

    private func words(of outcome: IntentOutcome) -> String? {
        if let dialog = outcome.dialog { return Self.words(dialog) }
        if !outcome.records.isEmpty { return Self.words(outcome.records.map(\.title).joined(separator: ", ")) }
        return outcome.opens.map { Self.words($0.absoluteString) }
    }

    private static func words(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longestOutcome ? line.prefix(longestOutcome - 1) + "…" : line
    }

    /// What is kept of an outcome: of entities who they are, of other values all but long texts.
    private static func kept(_ json: JSONValue) -> JSONValue {
        switch json {
        case .string(let text): text.count > longestAnswer ? .string("(\(text.count) characters)") : json
        case .array(let elements): .array(elements.map(kept))
        case .object(let members):
            if let uri = members["uri"], let title = members["title"] {
                ["uri": uri, "title": title]
            } else {
                .object(JSONObject(members.map { ($0.name, kept($0.value)) }))
            }
        default: json
        }
    }
}
