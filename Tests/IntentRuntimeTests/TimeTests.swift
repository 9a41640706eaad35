import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Time limits and cancellation", .timeLimit(.minutes(1)))
struct TimeTests {
    @Test("An intent that is not done in time is given up, even one that does not listen")
    func timeOut() async {
        let system = IntentSystem(catalog: .marina, timeLimit: .milliseconds(50))
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("DeafIntent") }
        }
        guard case .timedOut("DeafIntent", _) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 1)
        #expect(witness.notes.isEmpty)
        witness.gate.open()
    }

    @Test("The limit is told in seconds")
    func timeOutWords() async {
        let system = IntentSystem(catalog: .marina, timeLimit: .seconds(1))
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("DeafIntent") }
        }
        #expect(error?.description == "'DeafIntent' did not end within 1 second and was stopped")
        witness.gate.open()
    }

    @Test("The time that the person takes to answer does not count")
    func waiting() async throws {
        let system = IntentSystem(catalog: .marina, timeLimit: .seconds(2))
        let person = ScriptedPerson(values: ["well"], thinking: .seconds(3))
        #expect(try await system.run("PatientIntent", asking: person).value == "well")
    }

    @Test("A run that is cancelled ends, even where its intent does not listen, and the intent is told")
    func cancelled() async {
        let witness = Witness()
        let run = Witness.$current.withValue(witness) {
            Task { try await IntentSystem.marina.run("DeafIntent") }
        }
        await witness.gate.arrival()
        #expect(witness.notes.isEmpty)
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        witness.gate.open()
        while witness.notes.isEmpty { await Task.yield() }
        #expect(witness.notes == ["went on, cancelled: true"])
    }

    @Test("An intent that reports progress is heard while it runs")
    func progress() async throws {
        let person = ScriptedPerson()
        try await Witness.$current.withValue(Witness()) {
            _ = try await IntentSystem.marina.run("DredgeIntent", asking: person)
        }
        #expect(person.reports.map(\.fraction) == [0.25])
    }

    @Test("Nothing is told of a run after its outcome")
    func progressInTime() async throws {
        let listener = SlowListener()
        try await Witness.$current.withValue(Witness()) {
            _ = try await IntentSystem.marina.run(
                IntentInvocation(intent: "DredgeIntent", arguments: [:]), through: listener)
        }
        let reports = listener.reports
        #expect(reports.begun == 1 && reports.heard == 1)
    }

    @Test("Runs do not get in one another's way")
    func atOnce() async throws {
        try await withThrowingTaskGroup(of: (Int, JSONValue?).self) { group in
            for number in 1...14 {
                group.addTask {
                    let outcome = try await IntentSystem.marina.run(
                        "BookBerthIntent", ["skipper": "\(number)", "wantsPower": false],
                        asking: ScriptedPerson(values: [.integer(number)]))
                    return (number, outcome.value)
                }
            }
            for try await (number, value) in group {
                #expect(value == .string("\(number), \(number), sloop, false, no remark, no draught"))
            }
        }
    }
}
