import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What must be had of the person before an intent runs")
struct PolicyTests {
    private let system = IntentSystem.marina

    @Test(
        "A deletion is confirmed in words that name what goes",
        arguments: [
            (["b/1"], "Delete the boat 'Kittiwake'?"),
            (["b/1", "b/2"], "Delete 2 of type boat: 'Kittiwake' and 'Petrel'?"),
        ] as [([JSONValue], String)])
    func confirmed(_ boats: [JSONValue], _ question: String) async throws {
        let person = ScriptedPerson(confirmations: [true])
        let witness = Witness()
        try await Witness.$current.withValue(witness) {
            _ = try await system.run("ScrapBoatsIntent", ["entities": .array(boats)], asking: person)
        }
        #expect(person.confirmationRequests.map(\.question) == [question])
        #expect(person.confirmationRequests.first?.isDestructive == true)
        #expect(witness.notes.count == 1)
        #expect(witness.notes.first?.hasPrefix("scrapped Kittiwake") == true)
    }

    @Test("Of very many things that go some are named and the rest counted")
    func many() async throws {
        let person = ScriptedPerson(confirmations: [true])
        let boats: [JSONValue] = ["b/1", "b/2", "b/3", "b/4", "b/5", "b/1", "b/2"]
        _ = try await system.run("ScrapBoatsIntent", ["entities": .array(boats)], asking: person)
        let question = try #require(person.confirmationRequests.first?.question)
        #expect(question.hasPrefix("Delete 7 of type boat: 'Kittiwake', "))
        #expect(question.contains("2 more"))
    }

    @Test("A no leaves everything as it is")
    func declined() async {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError {
                _ = try await system.run(
                    "ScrapBoatsIntent", ["entities": "Seehund"], asking: ScriptedPerson(confirmations: [false]))
            }
        }
        guard case .declined("Delete the boat 'Seehund'?") = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 4)
        #expect(witness.notes.isEmpty)
    }

    @Test("Where nobody can confirm, nothing is deleted")
    func nobody() async {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("ScrapBoatsIntent", ["entities": "Seehund"]) }
        }
        guard case .nobodyToConfirm("Delete the boat 'Seehund'?") = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 4)
        #expect(witness.notes.isEmpty)
    }

    @Test("What wants authentication is refused, whoever is there", arguments: ["VaultIntent", "SafeIntent"])
    func authentication(_ intent: String) async {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run(intent, asking: ScriptedPerson(confirmations: [true])) }
        }
        guard case .authenticationRequired(intent) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 4)
        #expect(witness.notes.isEmpty)
    }
}
