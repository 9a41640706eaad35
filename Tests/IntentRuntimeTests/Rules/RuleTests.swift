import AppIntents
import IntentRuntime
import JSON
import Testing

/// The rules by which the system runs intents, by their numbers in `Documentation/Rules.md`.
@Suite("The rules of running an intent")
struct RuleTests {
    private let system = IntentSystem(
        catalog: IntentCatalog(types: [
            SoundIntent.self, FindLedgeIntent.self, SurveyIntent.self, Ledge.self, ScrapBoatsIntent.self, Boat.self,
            LaunchIntent.self, RestartIntent.self, NicknameIntent.self, VaultIntent.self, SafeIntent.self,
            DeafIntent.self, DependentIntent.self, ArriveIntent.self, MoorIntent.self, OpenPierIntent.self, Pier.self,
            DemolishPiersIntent.self, BoardFerryIntent.self,
        ]))

    @Test(
        "Rule 7: an intent is made, given what is known, then asked for in order, defaults first, optional ones never")
    func order() async throws {
        let person = ScriptedPerson(values: ["hemp", "seven"])
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.run("SoundIntent", asking: person)
        }
        #expect(outcome.json["value"] == "hemp 7 seven -")
        #expect(person.valueRequests.map(\.parameter) == ["line", "mark"])
        #expect(witness.notes.last == "performed")
        #expect(witness.notes.filter { $0 == "performed" }.count == 1)
    }

    @Test(
        "Rule 8: one match of id, title, subtitle or synonym is taken",
        arguments: [("2", "Gull"), ("Mew", "Mew"), ("mew rocks", "Mew"), ("gull stone", "Gull Stone")])
    func match(_ words: String, _ name: String) async throws {
        let outcome = try await system.run("FindLedgeIntent", ["ledge": .string(words)])
        #expect(outcome.records.first?.title == name)
    }

    @Test("Rule 8: several matches are offered, none is an error that says what was looked for")
    func matches() async throws {
        let person = ScriptedPerson(choices: [1])
        let outcome = try await system.run("FindLedgeIntent", ["ledge": "gul"], asking: person)
        #expect(person.choiceRequests.first?.choices.map(\.title) == ["Gull", "Gull Stone"])
        #expect(outcome.records.first?.title == "Gull Stone")
        let error = await systemError { _ = try await system.run("FindLedgeIntent", ["ledge": "Kraken"]) }
        #expect(error?.description.contains("'Kraken'") == true)
        let gone = await systemError {
            _ = try await system.run("FindLedgeIntent", ["ledge": "appintents://intentRuntimeTests/Ledge/99"])
        }
        #expect(gone?.description.contains("99") == true)
    }

    @Test("Rule 9: a question suspends the run, which goes on with the answer")
    func questions() async throws {
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.run("NicknameIntent", asking: ScriptedPerson(values: ["Bo"]))
        }
        #expect(outcome.json["value"] == "Bo/Bo")
        #expect(witness.notes == ["began with nothing"])
    }

    @Test("Rule 9: a declined confirmation ends the run as declined")
    func declined() async {
        let error = await systemError {
            _ = try await system.run("LaunchIntent", asking: ScriptedPerson(confirmations: [false]))
        }
        guard case .declined = error else {
            Issue.record("The run ended otherwise: \(String(describing: error))")
            return
        }
    }

    @Test("Rule 9: a needed value restarts the run with it")
    func restart() async throws {
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.run("RestartIntent", asking: ScriptedPerson(values: ["Ahoy"], choices: [0]))
        }
        #expect(outcome.json["value"] == "Ahoy Seehund")
        #expect(witness.notes.count == 3)
    }

    @Test("Rule 10: a deletion is confirmed, naming what goes")
    func deletion() async {
        let person = ScriptedPerson(confirmations: [false])
        let error = await systemError {
            _ = try await system.run("ScrapBoatsIntent", ["entities": ["b/1"]], asking: person)
        }
        #expect(person.confirmationRequests.first?.question.contains("'Kittiwake'") == true)
        #expect(error != nil)
    }

    @Test(
        "Rule 11: what wants authentication is refused before anybody is asked",
        arguments: ["VaultIntent", "SafeIntent"])
    func authentication(_ intent: String) async {
        let person = ScriptedPerson()
        let witness = Witness()
        let error = await systemError {
            try await Witness.$current.withValue(witness) { _ = try await system.run(intent, asking: person) }
        }
        guard case .authenticationRequired = error else {
            Issue.record("The run ended otherwise: \(String(describing: error))")
            return
        }
        #expect(person.count == 0)
        #expect(witness.notes == [])
    }

    @Test("Rule 12: progress is told, however quick the run")
    func progress() async throws {
        let person = ScriptedPerson()
        _ = try await system.run("SurveyIntent", asking: person)
        #expect(person.reports.last?.fraction == 1)
    }

    @Test("Rule 12: a run that passes its limit is stopped, and says so")
    func limit() async {
        let quick = IntentSystem(catalog: IntentCatalog(types: [DeafIntent.self]), timeLimit: .milliseconds(50))
        let witness = Witness()
        let error = await systemError {
            try await Witness.$current.withValue(witness) { _ = try await quick.run("DeafIntent") }
        }
        witness.gate.open()
        guard case .timedOut("DeafIntent", _) = error else {
            Issue.record("The run ended otherwise: \(String(describing: error))")
            return
        }
    }

    @Test("Rule 13: a missing dependency fails the run with its type's name")
    func dependency() async {
        let error = await systemError { _ = try await system.run("DependentIntent", ["word": "x"]) }
        #expect(error?.description.contains("Harbourmaster") == true)
    }

    @Test("Rule 14: the intent that follows is run, and a link is reported")
    func following() async throws {
        let arrived = try await system.run("ArriveIntent", asking: ScriptedPerson(values: ["port"]))
        #expect(arrived.following?["value"] == "4 lines to port")
        let opened = try await system.run("OpenPierIntent", ["target": "south"])
        #expect(opened.opens?.absoluteString == "https://ferry.example/pier/south")
    }

    @Test("Rule 15: what an undoable intent registers, the host can take back")
    func undo() async throws {
        let before = await BoardFerryIntent.Deck.shared.aboard
        _ = try await system.run("BoardFerryIntent", ["passengers": 3])
        #expect(await BoardFerryIntent.Deck.shared.aboard == before + 3)
        #expect(await system.undo() != nil)
        #expect(await BoardFerryIntent.Deck.shared.aboard == before)
    }

    @Test("Rule 16: an entity's URI finds it again")
    func identity() async throws {
        let record = try #require(try await system.run("FindLedgeIntent", ["ledge": "Mew"]).records.first)
        #expect(try await system.entity(at: record.uri).title == "Mew")
        #expect(record.uri == "appintents://intentRuntimeTests/Ledge/1")
    }

    @Test("Rule 17: an entity over 10 MB, its children's values included, fails with its name, property and size")
    func size() async throws {
        let error = await systemError { _ = try await system.run("FindLedgeIntent", ["ledge": "large"]) }
        #expect(error?.description.contains("Ledge/large") == true)
        #expect(error?.description.contains("'text'") == true)
        #expect(error?.description.contains("10 MB") == true)
        let beside = await systemError { _ = try await system.run("FindLedgeIntent", ["ledge": "beside"]) }
        #expect(beside?.description.contains("'neighbour'") == true)
        // A deferred property of 20 MB does not count.
        #expect(try await system.run("FindLedgeIntent", ["ledge": "1"]).records.first?.title == "Mew")
    }

    @Test("Rule 17: entities that lead back to one another are counted once each")
    func circle() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Ring>.self, Ring.self]))
        #expect(try await system.run("EchoIntent", ["value": "0"]).records.first?.title == "0")
    }

    @Test("Rule 18: ids stand percent-encoded in links")
    func links() async throws {
        let opened = try await system.run("OpenPierIntent", ["target": "old town"])
        #expect(opened.opens?.absoluteString == "https://ferry.example/pier/old%20town")
    }

    @Test("Rule 19: deleting what others have too says so")
    func ownership() async {
        let person = ScriptedPerson(confirmations: [false])
        _ = await systemError {
            _ = try await system.run("DemolishPiersIntent", ["entities": ["old town"]], asking: person)
        }
        #expect(person.confirmationRequests.first?.question.contains("shared with others") == true)
    }
}
