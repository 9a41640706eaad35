import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What an intent asks while it runs")
struct AskingTests {
    private let system = IntentSystem.ferry()

    @Test("A choice comes back as the option chosen", arguments: [(0, "Early"), (1, "Late")])
    func choice(_ index: Int, _ title: String) async throws {
        let person = ScriptedPerson(choices: [index])
        let outcome = try await system.sail("ChooseFerryIntent", asking: person)
        #expect(outcome.value == .string(title))
        let request = try #require(person.choiceRequests.first)
        #expect(request.question == "Which ferry?")
        #expect(request.choices.map(\.title) == ["Early", "Late", "Cancel"])
    }

    @Test("The option that cancels declines, and where nobody is there the question is told")
    func cancelled() async {
        #expect(
            await system.failure("ChooseFerryIntent", asking: ScriptedPerson(choices: [2]))
                == "declined: Which ferry?")
        #expect(await system.failure("ChooseFerryIntent")?.hasSuffix("nobody to ask: Which ferry?") == true)
    }

    @Test(
        "Each form of a confirmation asks with its words and its label",
        arguments: [
            (0, "Confirm Ferry", "Continue", false), (1, "Board?", "Continue", false), (2, "Board?", "Book", false),
            (3, "Sink it?", "Sink", true), (5, "Three tickets?", "Continue", false),
            (7, "Old question?", "Continue", false),
        ])
    func confirmation(_ form: Int, _ question: String, _ label: String, _ isDestructive: Bool) async throws {
        let person = ScriptedPerson(confirmations: [true])
        let outcome = try await system.sail("ConfirmFerryIntent", ["form": .integer(form)], asking: person)
        #expect(outcome.value == .integer(form))
        let request = try #require(person.confirmationRequests.first)
        #expect(request.question == question)
        #expect(request.acceptLabel == label)
        #expect(request.denyLabel == (form == 3 ? "Float" : "Cancel"))
        #expect(request.isDestructive == isDestructive)
        let refusal = await system.failure(
            "ConfirmFerryIntent", ["form": .integer(form)], asking: ScriptedPerson(confirmations: [false]))
        #expect(refusal == "declined: \(question)")
    }

    @Test("A snippet is performed, its words asked and its value returned")
    func snippet() async throws {
        let person = ScriptedPerson(confirmations: [true])
        let outcome = try await system.sail("ConfirmFerryIntent", ["form": 6], asking: person)
        #expect(outcome.value == 12)
        #expect(person.confirmationRequests.map(\.question) == ["Twelve euros?"])
    }

    @Test("What is asked only of doubtful requests is not asked of others")
    func confidence() async throws {
        let sure = ScriptedPerson(confirmations: [true])
        _ = try await system.sail("ConfirmFerryIntent", ["form": 4], asking: sure)
        #expect(sure.count == 0)
        let doubtful = ScriptedPerson(confirmations: [true])
        _ = try await system.sail("ConfirmFerryIntent", ["form": 4], isLowConfidence: true, asking: doubtful)
        #expect(doubtful.confirmationRequests.map(\.question) == ["Heard right?"])
    }

    @Test("An intent goes on in the foreground, after a question where it wants one", arguments: [true, false])
    func foreground(_ asks: Bool) async throws {
        let person = ScriptedPerson(confirmations: [true])
        let outcome = try await system.sail("FrontFerryIntent", ["asks": .bool(asks)], asking: person)
        #expect(outcome.value == ["background", "true", "foreground", "true"])
        #expect(person.confirmationRequests.map(\.question) == (asks ? ["To the pier?"] : []))
    }

    @Test("An intent that leaves the rest to its app ends without a value, and the app goes on")
    func leaving() async throws {
        let witness = Witness()
        let outcome = try await Witness.$current.withValue(witness) {
            try await system.sail("LeaveFerryIntent", asking: ScriptedPerson(confirmations: [true]))
        }
        #expect(outcome.value == nil)
        #expect(witness.notes == ["ashore"])
        #expect(
            await system.failure("LeaveFerryIntent", asking: ScriptedPerson(confirmations: [false]))
                == "declined: Go ashore?")
    }

    @Test(
        "An intent leaves for its app as it says",
        arguments: [
            (1, ["Swim ashore?"], nil), (2, [], nil), (3, ["Row ashore?"], 4), (4, ["Wade ashore?"], 5),
        ] as [(Int, [String], JSONValue?)])
    func ways(_ way: Int, _ questions: [String], _ value: JSONValue?) async throws {
        let person = ScriptedPerson(confirmations: [true])
        let outcome = try await system.sail("LeaveFerryIntent", ["way": .integer(way)], asking: person)
        #expect(outcome.value == value)
        #expect(person.confirmationRequests.map(\.question) == questions)
    }

    @Test("An intent called by another has its missing parameter asked for")
    func call() async throws {
        let person = ScriptedPerson(values: ["Anna"], confirmations: [true])
        let outcome = try await system.sail("CallFerryIntent", asking: person)
        #expect(outcome.value == "Ahoy Anna")
        #expect(person.valueRequests.map(\.parameter) == ["name"])
    }
}
