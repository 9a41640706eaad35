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

    /// What came of the wish to begin a run, or to go on with it.
    private enum Course {
        case begun(Int64)
        case repeated(IntentOutcome)
    }

    /// Writes the run down, does it unless it was done before under its key, and writes down how it ended.
    ///
    /// - Parameters:
    ///   - interaction: The way to the person.
    ///   - body: The run itself, in the system and with the way to the person that it is handed.
    /// - Returns: What came of it, now or the first time.
    func run(
        through interaction: any Interaction,
        _ body: (IntentSystem, any Interaction) async throws -> IntentOutcome
    ) async throws -> IntentOutcome {
        let request = isDoneOnce ? RequestKey(invocation, of: intent, in: system) : nil
        let key = invocation.idempotencyKey.map { RunKey($0, origin: .given) } ?? request.map { self.key($0, []) }
        let first = invocation.runsAgain && key?.isDerived == true ? nil : key
        switch try await course(under: key, { try begin(under: first) }) {
        case .repeated(let outcome): return outcome
        case .begun(let number): return try await run(number, request, through: interaction, body)
        }
    }

    private func run(
        _ number: Int64, _ request: RequestKey?, through interaction: any Interaction,
        _ body: (IntentSystem, any Interaction) async throws -> IntentOutcome
    ) async throws -> IntentOutcome {
        let claim = RunClaim(
            behind: system.gatekeeper,
            claim: { answers in
                guard let request else { return nil }
                let key = key(request, answers)
                let course = try await course(under: key) {
                    try journal.claim(number, for: key, whateverWasDone: invocation.runsAgain)
                }
                guard case .repeated(let outcome) = course else { return nil }
                return outcome
            }, release: { try? journal.release(number) })
        var system = system
        system.gatekeeper = claim
        let outcome: IntentOutcome
        do {
            outcome = try await RunClaim.$current.withValue(claim) {
                try await system.recording(number, in: journal) {
                    try await body(system, NotingInteraction(interaction: interaction, claim: claim))
                }
            }
        } catch {
            if let outcome = claim.repeated {
                try? journal.withdraw(number)
                return outcome
            }
            // The run's own error is the one to tell, also where the journal has one of its own by now.
            let words = Self.words("\(error)")
            if claim.hasPerformed, !intent.effect.isReadOnly {
                // What was done is done, whatever became of its result or of what followed: a repeat must not do it again.
                try? journal.end(number, as: .done, outcome: words, answer: ["error": .string(words)])
            } else {
                try? journal.end(number, as: state(after: error), outcome: words, answer: nil)
            }
            throw error
        }
        // What was done is done: to fail now would have it asked for again. Where its end cannot be written down, the
        // entry stays 'running', and a repeat under its key does nothing.
        let isKept = invocation.idempotencyKey != nil || request != nil
        try? journal.end(
            number, as: .done, outcome: words(of: outcome), answer: isKept ? Self.answer(of: outcome) : nil)
        return outcome
    }

    // MARK: Repeats

    /// Whether a second run of the same request would do more than the first has done, so that it is taken for a repeat.
    private var isDoneOnce: Bool {
        invocation.idempotencyKey == nil && !intent.effect.isReadOnly && !intent.effect.isIdempotent
    }

    private func key(_ request: RequestKey, _ answers: [JSONValue]) -> RunKey {
        let window = Double(system.repeatWindow.components.seconds)
        return RunKey(request.text(answers: answers), origin: .request(since: Date(timeIntervalSinceNow: -window)))
    }

    private func begin(under key: RunKey?) throws -> RunBeginning {
        try journal.begin(
            "\(intent.app.id)/\(intent.identifier)", values: JournalValues.summary(of: invocation.arguments),
            requester: invocation.requester, key: key)
    }

    /// Writes something down before anything is done.
    private func written<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw IntentSystemError.failed("\(error); nothing was done")
        }
    }

    /// Tries to begin or to go on, and while another run of the same key is at it waits for its end, for as long as a run may take.
    private func course(under key: RunKey?, _ attempt: () throws -> RunBeginning) async throws -> Course {
        let deadline = ContinuousClock.now + system.timeLimit
        while true {
            switch try written(attempt) {
            case .begun(let number): return .begun(number)
            case .done(let entry, let answer):
                if let outcome = try await outcome(of: entry, answer ?? [:], under: key) { return .repeated(outcome) }
                try written { try journal.release(entry.number) }
            case .unfinished(let entry, let isAlive):
                guard isAlive, .now < deadline else {
                    throw IntentSystemError.unfinished(intent: intent.name, began: entry.began, isRunning: isAlive)
                }
                try await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    /// What came of a run before; its entities as they are now, as far as they are still there.
    ///
    /// - Returns: `nil` where a request made something that is gone by now: asked for again, it is meant to be made anew. What was
    ///   sent is never sent again for that.
    private func outcome(of entry: JournalEntry, _ answer: JSONValue, under key: RunKey?) async throws -> IntentOutcome?
    {
        if let error = answer["error"]?.string {
            throw IntentSystemError.failed(
                "'\(intent.name)' was done before, at \(entry.began.formatted(.iso8601)), and nothing was done now; then it said: "
                    + error)
        }
        var records: [EntityRecord] = []
        let value = answer["value"]
        for entity in value?.array ?? [value ?? .null] {
            guard let uri = entity["uri"]?.string else { continue }
            do {
                records.append(try await system.entity(at: uri))
            } catch {
                if case IntentSystemError.notFound = error, key?.isDerived == true, !intent.effect.isOpenWorld {
                    return nil
                }
                try Task.checkCancellation()
                records.append(EntityRecord(uri: uri, title: entity["title"]?.string ?? ""))
            }
        }
        return IntentOutcome(repeating: intent.name, answer: answer, records: records, ranAt: entry.began)
    }

    // MARK: What is kept

    private func state(after error: any Error) -> JournalEntry.State {
        switch error {
        // What was stopped may have been done nonetheless, which matters where twice is more than once.
        case IntentSystemError.timedOut where !intent.effect.isReadOnly && !intent.effect.isIdempotent: .interrupted
        case IntentSystemError.outcomeUnknown where !intent.effect.isReadOnly && !intent.effect.isIdempotent:
            .interrupted
        default: Self.state(after: error)
        }
    }

    static func state(after error: any Error) -> JournalEntry.State {
        switch error {
        case is CancellationError: .cancelled
        // What has the status of a refusal is one.
        case let error as IntentSystemError where error.exitCode == 4: .refused
        default: .failed
        }
    }

    private func words(of outcome: IntentOutcome) -> String? {
        if let dialog = outcome.dialog { return Self.words(dialog) }
        if !outcome.records.isEmpty { return Self.words(outcome.records.map(\.title).joined(separator: ", ")) }
        return outcome.opens.map { Self.words($0.absoluteString) }
    }

    static func words(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longestOutcome ? line.prefix(longestOutcome - 1) + "…" : line
    }

    /// What a repeat is answered with, and that it is not all, where it is not.
    private static func answer(of outcome: IntentOutcome) -> JSONValue {
        let kept = kept(outcome.json)
        let isValueCut = outcome.records.isEmpty && kept["value"] != outcome.value
        guard isValueCut || kept["dialog"]?.string != outcome.dialog else { return kept }
        var members = kept.object ?? JSONObject()
        members["incompleteBecause"] = "long texts of the first answer were not kept"
        return .object(members)
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
