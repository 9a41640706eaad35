import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Resolving parameters")
struct ResolutionTests {
    @Test("What is given is taken and nothing is asked")
    func allGiven() async throws {
        let person = ScriptedPerson()
        let outcome = try await IntentSystem.marina.run(
            "BookBerthIntent",
            [
                "skipper": "Ada", "nights": 3, "rig": "Gaff Cutter", "wantsPower": true, "remark": "late",
                "draught": 1.5,
            ],
            asking: person)
        #expect(outcome.value == "Ada, 3, gaffCutter, true, late, 1.5")
        #expect(outcome.dialog == "Booked for Ada.")
        #expect(person.count == 0)
    }

    @Test("What is missing is asked for in the order of declaration, defaults are used and optional values left out")
    func missing() async throws {
        let person = ScriptedPerson(values: ["Ada", "3", "yes"])
        let outcome = try await IntentSystem.marina.run("BookBerthIntent", asking: person)
        #expect(outcome.value == "Ada, 3, sloop, true, no remark, no draught")
        #expect(person.valueRequests.map(\.parameter) == ["skipper", "nights", "wantsPower"])
        #expect(person.valueRequests.map(\.question) == ["Who is the skipper?", "How many nights?", "Wants Power?"])
        #expect(person.valueRequests.map(\.title) == ["Skipper", "Nights", "Wants Power"])
        #expect(person.valueRequests.map(\.kind) == [.text, .integer, .boolean])
    }

    @Test("Only what is missing is asked for, whatever the order in which values are given")
    func someMissing() async throws {
        let person = ScriptedPerson(values: [3])
        let outcome = try await IntentSystem.marina.run(
            "BookBerthIntent", ["WANTSPOWER": false, "Skipper": "Ada", "remark": .null], asking: person)
        #expect(outcome.value == "Ada, 3, sloop, false, no remark, no draught")
        #expect(person.valueRequests.map(\.parameter) == ["nights"])
    }

    @Test("Null for a required value means that none was given")
    func null() async throws {
        let person = ScriptedPerson(values: ["Grace"])
        let outcome = try await IntentSystem.marina.run(
            "BookBerthIntent", ["skipper": .null, "nights": 1, "wantsPower": false], asking: person)
        #expect(outcome.value == "Grace, 1, sloop, false, no remark, no draught")
    }

    @Test("An answer that will not do is complained about, and asked for again")
    func secondRound() async throws {
        let person = ScriptedPerson(values: ["many", 99, 14])
        let outcome = try await IntentSystem.marina.run(
            "BookBerthIntent", ["skipper": "Ada", "wantsPower": false], asking: person)
        #expect(outcome.value == "Ada, 14, sloop, false, no remark, no draught")
        let questions = person.valueRequests.map(\.question)
        #expect(questions.count == 3)
        #expect(questions[0] == "How many nights?")
        #expect(questions[1] == "'many' will not do for 'nights': it takes whole number\nHow many nights?")
        #expect(questions[2] == "'99' will not do for 'nights': it takes a number from 1 to 14\nHow many nights?")
    }

    @Test("After two more rounds that failed the run ends with an error that names the parameter, and nothing was done")
    func threeRounds() async {
        let person = ScriptedPerson(values: ["a", "b", "c", "3"])
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError {
                _ = try await IntentSystem.marina.run(
                    "BookBerthIntent", ["skipper": "Ada", "wantsPower": false], asking: person)
            }
        }
        guard case .missingValue("BookBerthIntent", "nights", "Nights", "whole number", []) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(person.valueRequests.count == 3)
        #expect(error?.exitCode == 3)
        #expect(witness.notes.isEmpty)
    }

    @Test("Where nobody can be asked the first missing value is named with its choices")
    func nobody() async {
        let error = await systemError { _ = try await IntentSystem.marina.run("RegattaIntent") }
        guard case .missingValue("RegattaIntent", "boats", "Boats", "list of Boat", let choices) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(choices.map(\.title) == ["Kittiwake", "Petrel", "Storm Petrel", "Seehund", "Seeadler"])
        #expect(choices.first?.subtitle == "Skerry")
        #expect(choices.first?.id == "appintents://intentRuntimeTests/Boat/b%2F1")
        #expect(error?.description.contains("Kittiwake  (appintents://intentRuntimeTests/Boat/b%2F1)") == true)
    }

    @Test("A choice's id is taken as the answer")
    func chosenByID() async throws {
        let person = ScriptedPerson(values: ["appintents://intentRuntimeTests/Boat/b%2F4"])
        let outcome = try await IntentSystem.marina.run("RegattaIntent", asking: person)
        #expect(outcome.records.map(\.title) == ["Seehund"])
        #expect(person.valueRequests.first?.choices.count == 5)
    }

    @Test("The choices of an enum are its cases, those of an options provider what it gives")
    func choices() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Rig>.self, SignalIntent.self]))
        let sailor = ScriptedPerson(values: ["catBoat"])
        #expect(try await system.run("EchoIntent", asking: sailor).value == "catBoat")
        #expect(sailor.valueRequests.first?.choices.map(\.id) == ["sloop", "gaffCutter", "catBoat"])
        #expect(sailor.valueRequests.first?.choices.map(\.title) == ["Bermuda Sloop", "Gaff Cutter", "Cat Boat"])
        let signaller = ScriptedPerson(values: ["Bravo"])
        #expect(try await system.run("SignalIntent", asking: signaller).value == "Bravo")
        #expect(signaller.valueRequests.first?.choices.map(\.title) == ["Alfa", "Bravo"])
    }

    @Test("A parameter that the intent has not is an error with those it has")
    func unknownParameter() async {
        let error = await systemError {
            _ = try await IntentSystem.marina.run("MoorIntent", ["lines": 2, "colour": "red"])
        }
        guard case .unknownParameter("MoorIntent", "colour", ["lines", "side"]) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.description == "'MoorIntent' has no parameter 'colour'; it takes lines and side")
        #expect(error?.exitCode == 2)
        let none = await systemError { _ = try await IntentSystem.marina.run("LaunchIntent", ["a": 1]) }
        #expect(none?.description == "'LaunchIntent' has no parameter 'a'; it takes none")
    }

    @Test(
        "A number is within its bounds, both of which are allowed",
        arguments: [
            ("nights", JSONValue.integer(1), true), ("nights", 14, true), ("nights", 0, false), ("nights", 15, false),
            ("nights", "-3", false),
            ("draught", .number(0.2), true), ("draught", .number(3.5), true), ("draught", .number(0.1), false),
            ("draught", "4", false),
        ] as [(String, JSONValue, Bool)])
    func ranges(_ name: String, _ value: JSONValue, _ fits: Bool) async {
        var arguments: [(String, JSONValue)] = [("skipper", "Ada"), ("nights", 2), ("wantsPower", false)]
        arguments.append((name, value))
        let invocation = IntentInvocation(intent: "BookBerthIntent", arguments: JSONObject(arguments))
        let error = await systemError { _ = try await IntentSystem.marina.run(invocation, through: ScriptedPerson()) }
        guard !fits else {
            #expect(error == nil)
            return
        }
        guard case .unconvertible(name, _, let expected) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(expected == (name == "nights" ? "a number from 1 to 14" : "a number from 0.2 to 3.5"))
    }

    @Test("A default is not asked for even where a person is there, and is overridden by what is given")
    func defaults() async throws {
        let person = ScriptedPerson(confirmations: [true, true])
        #expect(try await IntentSystem.marina.run("GuessIntent", asking: person).value == true)
        _ = try await IntentSystem.marina.run("GuessIntent", ["number": 9], asking: person)
        #expect(person.confirmationRequests.map(\.question) == ["Number: 7?", "Number: 9?"])
        #expect(person.valueRequests.isEmpty)
    }

    @Test("A schema's list that nobody gave is empty and not asked for")
    func emptyList() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [SchemaIntent<Verbs.CreateNote>.self]))
        let person = ScriptedPerson(values: ["word"])
        #expect(try await system.run("notes.createNote", asking: person).value == [])
        #expect(person.count == 0)
    }
}
