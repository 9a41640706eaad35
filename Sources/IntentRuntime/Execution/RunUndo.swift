import AppIntents
import Foundation
import JSON

/// Takes one run back.
struct RunUndo: Sendable {
    /// What the journal calls a run that takes another back.
    static let name = "undo"
    /// How many steps are told in a question.
    private static let named = 5

    /// What is to be taken back.
    private struct Target {
        let intent: String
        let run: Int64?
        /// The name under which its changes are kept; `nil` where this process's register takes it back.
        let record: String?
    }

    let system: IntentSystem
    let request: UndoRequest

    /// Asks the person, takes the run back, and writes that down.
    func run(through interaction: any Interaction) async throws -> UndoOutcome {
        let target = try await target()
        guard let journal = system.journal else {
            try await system.gatekeeper.admit(admission(of: target, []), through: interaction)
            try await takeBack(target)
            return UndoOutcome(intent: target.intent, run: nil, steps: [], undo: nil)
        }
        return try await asRun(of: journal, target) { number in
            let steps = try words { try target.record.map { try system.history?.stepsBack(of: $0) ?? [] } ?? [] }
            // Where all is as before already, nothing is done that the person could mind.
            if target.record == nil || !steps.isEmpty {
                try await system.gatekeeper.admit(admission(of: target, steps), through: interaction)
                try await system.recording(number, in: journal) { try await takeBack(target) }
            }
            if let run = target.run {
                try words { try journal.markUndone(run, by: number) }
                // What was taken back and is asked for again is meant to be done again.
                try? journal.release(run)
            }
            return UndoOutcome(intent: target.intent, run: target.run, steps: steps, undo: number)
        }
    }

    // MARK: Steps

    /// The run that was asked for, or the last one that can be taken back.
    private func target() async throws -> Target {
        let registered = await system.undoRegister.entry()
        let here = registered.map { Target(intent: $0.intent, run: $0.run, record: nil) }
        guard let journal = system.journal else {
            guard request.run == nil, let here else { throw Self.nothing }
            return here
        }
        guard let number = request.run else {
            let kept = try words { try journal.changingRuns() }.first { entry in
                entry.record.map { system.history?.obstacle(to: $0) == nil } ?? false
            }
            if let here, here.run ?? .max >= kept?.number ?? 0 { return here }
            guard let kept else { throw Self.nothing }
            return Target(intent: kept.intent, run: kept.number, record: kept.record)
        }
        if let here, here.run == number { return here }
        return try target(number, in: journal)
    }

    /// The run of a number, where it can be taken back.
    private func target(_ number: Int64, in journal: any RunJournal) throws -> Target {
        guard let entry = try words({ try journal.entry(number) }) else {
            throw IntentSystemError.failed("there is no run \(number); 'appintents log' shows those there are")
        }
        if let undo = entry.undoneBy {
            throw IntentSystemError.failed(
                "run \(number) was taken back by run \(undo); to have it done again, take back \(undo)")
        }
        if try words({ try journal.isRunning(number) }) {
            throw IntentSystemError.failed("run \(number) has not ended yet; wait for it to end")
        }
        guard let record = entry.record, let history = system.history else {
            throw IntentSystemError.failed("run \(number) cannot be taken back, since it changed nothing that is kept")
        }
        if let obstacle = history.obstacle(to: record) {
            throw IntentSystemError.failed("run \(number) cannot be taken back, since \(obstacle)")
        }
        return Target(intent: entry.intent, run: number, record: record)
    }

    private func takeBack(_ target: Target) async throws {
        guard let record = target.record, let history = system.history else {
            guard try await system.undoRegister.undo() != nil else { throw Self.nothing }
            return
        }
        do {
            try await history.takeBack(record)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw IntentSystemError.failed("\(error)")
        }
    }

    /// Does it as a run of its own.
    private func asRun(
        of journal: any RunJournal, _ target: Target, _ body: (Int64) async throws -> UndoOutcome
    ) async throws -> UndoOutcome {
        var values = JSONObject()
        values["run"] = target.run.map { .integer(Int($0)) } ?? .null
        let beginning = try words {
            try journal.begin(Self.name, values: values, requester: request.requester, key: nil)
        }
        guard case .begun(let number) = beginning else { throw Self.nothing }
        do {
            let outcome = try await body(number)
            // What was taken back is taken back, also where that cannot be written down any more.
            try? journal.end(
                number, as: .done, outcome: JournaledRun.words(outcome.steps.joined(separator: ", ")), answer: nil)
            return outcome
        } catch {
            try? journal.end(
                number, as: JournaledRun.state(after: error), outcome: JournaledRun.words("\(error)"), answer: nil)
            throw error
        }
    }

    /// What the person is asked.
    private func admission(of target: Target, _ steps: [String]) -> AdmissionRequest {
        let told = steps.prefix(Self.named)
        let more = steps.count - told.count
        let words = (told + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
        let run = target.run.map { " (run \($0))" } ?? ""
        let parts = target.intent.split(separator: "/", maxSplits: 1)
        return AdmissionRequest(
            app: parts.count == 2 ? String(parts[0]) : "", intent: Self.name, schema: nil, title: "Undo",
            effect: IntentEffect(
                isReadOnly: false, isDestructive: true, isIdempotent: false, isOpenWorld: false, deletes: true),
            subjects: [], recipients: [],
            question: "Undo '\(target.intent)'\(run)\(words.isEmpty ? "" : ": \(words)")?",
            requester: request.requester, hasReadForeignText: request.hasReadForeignText)
    }

    private static let nothing = IntentSystemError.failed("there is nothing to take back")

    /// Has the errors of the journal and the history be told in their own words.
    private func words<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as IntentSystemError {
            throw error
        } catch {
            throw IntentSystemError.failed("\(error)")
        }
    }
}
