import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Running intents")
struct ExecutionTests {
    private let system = IntentSystem.marina

    @Test("The outcome has only what the result has")
    func outcomes() async throws {
        let booked = try await system.run("BookBerthIntent", ["skipper": "Ada", "nights": 1, "wantsPower": false])
        #expect(
            booked.json
                == [
                    "intent": "BookBerthIntent", "value": "Ada, 1, sloop, false, no remark, no draught",
                    "dialog": "Booked for Ada.",
                ])
        #expect(booked.json.object?.names == ["intent", "value", "dialog"])
        #expect(try await system.run("FailingIntent", ["way": "not at all"]).json == ["intent": "FailingIntent"])
    }

    @Test("Entities returned are told in full, and as records")
    func records() async throws {
        let outcome = try await system.run("RegattaIntent", ["boats": ["b/1", "b/4"]])
        #expect(outcome.records.map(\.title) == ["Kittiwake", "Seehund"])
        #expect(outcome.value == .array(outcome.records.map(\.json)))
        #expect(outcome.records[0].json["properties"]?["name"] == "Kittiwake")
    }

    @Test(
        "An intent that fails is told in its own words",
        arguments: [
            ("worded", "The slip is blocked."), ("described", "The crane is out of order."),
            ("plain", "The tide is out."),
        ] as [(String, String)])
    func failures(_ way: String, _ words: String) async {
        let error = await systemError { _ = try await system.run("FailingIntent", ["way": .string(way)]) }
        guard case .failed(words) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 1)
    }

    @Test("An unknown intent is an error")
    func unknown() async {
        let error = await systemError { _ = try await system.run("SinkIntent") }
        #expect(error?.exitCode == 2)
    }

    // MARK: - Questions while it runs

    @Test("An optional value is never asked for, unless the intent asks, with the dialog declared")
    func requestValue() async throws {
        let person = ScriptedPerson(values: ["Kitty"])
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.run("NicknameIntent", asking: person)
        }
        #expect(outcome.value == "Kitty/Kitty")
        #expect(person.valueRequests.map(\.question) == ["What do friends say?"])
        #expect(witness.notes == ["began with nothing"])
    }

    @Test("Where nobody answers the intent's question the error names the parameter")
    func requestValueNobody() async {
        let error = await systemError { _ = try await system.run("NicknameIntent") }
        guard case .missingValue("NicknameIntent", "nickname", "Nickname", "text", []) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test("The intent asks which of several is meant")
    func requestDisambiguation() async throws {
        let person = ScriptedPerson(choices: [2])
        #expect(try await system.run("PickBoatIntent", asking: person).value == "Storm Petrel")
        #expect(person.choiceRequests.map(\.question) == ["Which of them?"])
        #expect(person.choiceRequests.first?.choices.map(\.title) == ["Kittiwake", "Petrel", "Storm Petrel"])
        let nobody = await systemError { _ = try await system.run("PickBoatIntent") }
        #expect(nobody?.exitCode == 3)
        let wrong = await systemError {
            _ = try await system.run("PickBoatIntent", asking: ScriptedPerson(choices: [9]))
        }
        #expect(wrong?.exitCode == 3)
    }

    @Test("The intent asks for a yes and goes on with it")
    func confirmed() async throws {
        let person = ScriptedPerson(confirmations: [true])
        #expect(try await system.run("LaunchIntent", asking: person).dialog == "Launched.")
        #expect(person.confirmationRequests.map(\.question) == ["Launch at low water?"])
    }

    @Test("A no ends the intent as declined, and nobody to ask as unconfirmed")
    func declined() async {
        let witness = Witness()
        await Witness.$current.withValue(witness) {
            let no = await systemError {
                _ = try await system.run("LaunchIntent", asking: ScriptedPerson(confirmations: [false]))
            }
            guard case .declined("Launch at low water?") = no else {
                Issue.record("\(no.map { "\($0)" } ?? "no error")")
                return
            }
            #expect(no?.exitCode == 4)
            let nobody = await systemError { _ = try await system.run("LaunchIntent") }
            guard case .nobodyToConfirm("Launch at low water?") = nobody else {
                Issue.record("\(nobody.map { "\($0)" } ?? "no error")")
                return
            }
            #expect(nobody?.exitCode == 4)
        }
        #expect(witness.notes.isEmpty)
    }

    @Test("A question whether a value is right is answered with yes or no", arguments: [true, false])
    func confirmsValue(_ answer: Bool) async throws {
        let outcome = try await system.run("GuessIntent", asking: ScriptedPerson(confirmations: [answer]))
        #expect(outcome.value == .bool(answer))
    }

    @Test("An intent that lacks a value asks by an error and is run again with it")
    func restarts() async throws {
        let person = ScriptedPerson(values: ["fair"], choices: [1])
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.run("RestartIntent", asking: person)
        }
        #expect(outcome.value == "fair Seeadler")
        #expect(witness.notes == ["performed", "performed", "performed"])
        #expect(person.valueRequests.map(\.question) == ["Which word?"])
        #expect(person.choiceRequests.first?.choices.map(\.title) == ["Seehund", "Seeadler"])
        let nobody = await systemError { _ = try await system.run("RestartIntent") }
        #expect(nobody?.exitCode == 3)
        let choiceless = await systemError { _ = try await system.run("RestartIntent", ["word": "fair"]) }
        #expect(choiceless?.exitCode == 3)
    }

    @Test("A choice that was not offered fails the run", arguments: [2, -1])
    func restartOutOfBounds(_ index: Int) async {
        let error = await systemError {
            _ = try await system.run("RestartIntent", ["word": "fair"], asking: ScriptedPerson(choices: [index]))
        }
        guard case .ambiguous("boat", _, let choices) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(choices.map(\.title) == ["Seehund", "Seeadler"])
    }

    @Test("An intent that asks for ever to be run again is ended")
    func endless() async {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("EndlessIntent") }
        }
        guard case .failed = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect((2...100).contains(witness.notes.count))
    }

    // MARK: - What follows

    @Test("The intent that follows runs, what it lacks is asked for, and both are told")
    func following() async throws {
        let person = ScriptedPerson(values: ["port"])
        let outcome = try await system.run("ArriveIntent", asking: person)
        #expect(outcome.value == 1)
        #expect(outcome.dialog == "Arrived.")
        #expect(outcome.json["opensIntent"] == ["intent": "MoorIntent", "value": "4 lines to port"])
        #expect(person.valueRequests.map(\.question) == ["Which side?"])
    }

    @Test("Intents that follow one another for ever are ended")
    func circle() async {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("CircleIntent") }
        }
        guard case .failed = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect((2...100).contains(witness.notes.count))
    }

    @Test("An intent that opens something and does nothing itself runs")
    func opens() async throws {
        #expect(try await system.run("ShowBoatIntent", ["target": "Seehund"]).json == ["intent": "ShowBoatIntent"])
    }

    // MARK: - Dependencies

    @Test("A dependency that is missing fails the run with its type's name before anything is asked")
    func missingDependency() async {
        let person = ScriptedPerson(values: ["word"])
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await system.run("DependentIntent", asking: person) }
        }
        guard case .failed(let words) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(words.contains("Harbourmaster"))
        #expect(person.count == 0)
        #expect(witness.notes.isEmpty)
    }

    @Test("A dependency that a query misses is an error too, however the query is reached")
    func missingQueryDependency() async {
        let errors = [
            await systemError { _ = try await system.find(FindRequest(entity: "Permit")) },
            await systemError { _ = try await system.find(FindRequest(entity: "Permit", text: "a")) },
            await systemError { _ = try await system.entity(at: "appintents://intentRuntimeTests/Permit/a") },
            await systemError { _ = try await IntentSystem.convert("a", to: Permit.self) },
            await systemError {
                let catalog = IntentCatalog(types: [EchoIntent<Permit>.self, Permit.self])
                _ = try await IntentSystem(catalog: catalog).run("EchoIntent", asking: ScriptedPerson(values: ["a"]))
            },
        ]
        for error in errors {
            guard let error else {
                Issue.record("no error")
                continue
            }
            #expect("\(error)".contains("Harbourmaster"))
        }
    }
}
