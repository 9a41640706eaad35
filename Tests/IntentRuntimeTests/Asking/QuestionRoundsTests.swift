import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Questions that end")
struct QuestionRoundsTests {
    private static let system = IntentSystem(
        catalog: IntentCatalog(types: [
            PickBoatIntent.self, RegattaIntent.self, Boat.self, Berth.self, Isle.self, Rig.self, EchoIntent<Isle>.self,
        ]))

    private static func echoing<Value: _IntentValue>(_ type: Value.Type) -> IntentSystem {
        IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Value>.self, Boat.self, Berth.self, Rig.self]))
    }

    @Test("After two answers that fit nothing the third question is a choice among the entities there are")
    func entities() async throws {
        let person = ScriptedPerson(values: ["Titanic", "Lusitania"], choices: [1])
        let outcome = try await Self.echoing(Boat.self).run("EchoIntent", asking: person)
        #expect(outcome.records.map(\.title) == ["Petrel"])
        #expect(person.valueRequests.count == 2)
        let request = try #require(person.choiceRequests.first)
        #expect(person.choiceRequests.count == 1)
        #expect(request.choices.map(\.title) == Boat.fleet.map(\.name))
        #expect(request.question.hasPrefix("no boat was found for 'Lusitania'"))
        #expect(request.question.hasSuffix("\nValue?"))
        #expect(request.parameter == "value")
    }

    @Test("Cases of an enum are chosen from in the same way, and so is each of a list")
    func casesAndLists() async throws {
        let sailor = ScriptedPerson(values: ["raft", "pram"], choices: [2])
        #expect(try await Self.echoing(Rig.self).run("EchoIntent", asking: sailor).value == "catBoat")
        #expect(sailor.choiceRequests.map { $0.choices.map(\.id) } == [["sloop", "gaffCutter", "catBoat"]])
        let steward = ScriptedPerson(values: ["Titanic", "Lusitania"], choices: [0])
        let outcome = try await Self.system.run("RegattaIntent", asking: steward)
        #expect(outcome.records.map(\.title) == ["Kittiwake"])
    }

    @Test("Of many there are twenty to choose from, and the question says how many more there are")
    func many() async throws {
        let person = ScriptedPerson(values: ["a", "b"], choices: [19])
        let outcome = try await Self.system.run("EchoIntent", asking: person)
        #expect(outcome.records.map(\.title) == ["Isle 20"])
        let request = try #require(person.choiceRequests.first)
        #expect(request.choices.count == 20)
        #expect(request.question.hasSuffix("(114 more are not shown)"))
    }

    @Test("Where nothing is chosen, or what was not offered, the run ends with the choices", arguments: [nil, 5, -1])
    func nothingChosen(_ index: Int?) async {
        let person = ScriptedPerson(values: ["Titanic", "Lusitania"], choices: index.map { [$0] } ?? [])
        let error = await systemError {
            _ = try await Self.echoing(Boat.self).run("EchoIntent", asking: person)
        }
        guard case .missingValue("EchoIntent", "value", "Value", "Boat", let choices) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(choices.map(\.title) == Boat.fleet.map(\.name))
        #expect(person.count == 3)
    }

    @Test("Where nothing is known to choose from the third question is as the others, and there is no fourth")
    func noChoices() async {
        let person = ScriptedPerson(values: ["a", "b", "c", "3"], choices: [0])
        let error = await systemError { _ = try await Self.echoing(Int.self).run("EchoIntent", asking: person) }
        guard case .missingValue = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(person.valueRequests.count == 3)
        #expect(person.choiceRequests.isEmpty)
    }

    @Test("The person's own words that fit nothing are complained about, and asked for anew")
    func corrected() async throws {
        let person = ScriptedPerson(values: ["Petrel"], takesCorrections: true)
        let outcome = try await Self.echoing(Boat.self).run("EchoIntent", ["value": "Titanic"], asking: person)
        #expect(outcome.records.map(\.title) == ["Petrel"])
        #expect(person.valueRequests.map(\.question) == ["no boat was found for 'Titanic'\nValue?"])
        let sailor = ScriptedPerson(values: ["sloop"], takesCorrections: true)
        #expect(try await Self.echoing(Rig.self).run("EchoIntent", ["value": "raft"], asking: sailor).value == "sloop")
        #expect(sailor.valueRequests.first?.choices.map(\.id) == ["sloop", "gaffCutter", "catBoat"])
    }

    @Test("Words that were given count as the first answer that failed")
    func givenCounts() async throws {
        let person = ScriptedPerson(values: ["Lusitania"], choices: [4], takesCorrections: true)
        let outcome = try await Self.echoing(Boat.self).run("EchoIntent", ["value": "Titanic"], asking: person)
        #expect(outcome.records.map(\.title) == ["Seeadler"])
        #expect(person.valueRequests.count == 1)
        #expect(person.choiceRequests.count == 1)
    }

    @Test("Where the person gives no other words the first error stands")
    func notCorrected() async {
        let person = ScriptedPerson(takesCorrections: true)
        let error = await systemError {
            _ = try await Self.echoing(Boat.self).run("EchoIntent", ["value": "Titanic"], asking: person)
        }
        guard case .notFound("boat", "Titanic", []) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(person.count == 1)
    }

    @Test("One of several values is not asked for anew, since the answer would stand for all of them")
    func severalGiven() async {
        let person = ScriptedPerson(values: ["Petrel"], takesCorrections: true)
        let error = await systemError {
            _ = try await Self.system.run("RegattaIntent", ["boats": ["Petrel", "Titanic"]], asking: person)
        }
        guard case .notFound("boat", "Titanic", _) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(person.count == 0)
    }

    @Test(
        "An assistant's words that fit nothing are an error with the titles that are near",
        arguments: [
            ("Kitiwake", ["Kittiwake"]), ("Seehunde", ["Seehund"]), ("petral", ["Petrel"]), ("Titanic", []),
            (String(repeating: "Titanic ", count: 100), []),
        ] as [(String, [String])])
    func near(_ words: String, _ titles: [String]) async {
        let person = ScriptedPerson(values: ["Petrel"])
        let error = await systemError {
            _ = try await Self.echoing(Boat.self).run("EchoIntent", ["value": .string(words)], asking: person)
        }
        guard case .notFound("boat", words, let nearest) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(nearest.map(\.title) == titles)
        #expect(error?.description.contains("did you mean") == !titles.isEmpty)
        #expect(titles.allSatisfy { error?.description.contains($0) == true })
        #expect(person.count == 0)
    }
}
