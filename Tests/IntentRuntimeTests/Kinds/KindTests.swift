import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What the system does with the kinds of intents")
struct KindTests {
    private let system = IntentSystem.ferry()

    @Test(
        "An intent with a link and no action of its own has the link opened",
        arguments: [
            ("OpenPierIntent", ["target": "old town"], "https://ferry.example/pier/old%20town"),
            ("ShowPierIntent", ["target": "old town"], "https://ferry.example/show/old%20town"),
            ("OpenPageIntent", ["target": "times"], "https://ferry.example/timetable"),
            ("OpenPageIntent", ["target": "fares"], "https://ferry.example/fares?from=times"),
            ("RouteIntent", ["from": "north", "stops": 3], "https://ferry.example/route/north/3?fares"),
        ] as [(String, JSONObject, String)])
    func links(_ intent: String, _ arguments: JSONObject, _ link: String) async throws {
        let outcome = try await system.run(
            IntentInvocation(intent: intent, arguments: arguments), through: ScriptedPerson())
        #expect(outcome.opens?.absoluteString == link)
        #expect(outcome.json["opensURL"] == .string(link))
    }

    @Test("A link that lacks a value is an error that names the intent")
    func brokenLink() async {
        #expect(await system.failure("RouteIntent", ["from": "north"]) == "'Route' has no link to open.")
    }

    @Test("A link that follows an intent is told in what followed")
    func following() async throws {
        let outcome = try await system.sail("TicketsIntent")
        #expect(outcome.following?["opensURL"] == "https://ferry.example/timetable")
    }

    @Test(
        "A deletion says what others have too",
        arguments: [
            (["old town"], "Delete the pier 'Old Town'? It is shared with others."),
            (["south"], "Delete the pier 'South'?"),
            (
                ["old town", "north"],
                "Delete 2 of type pier: 'Old Town' and 'North'? 'Old Town' is shared with others. 'North' is public."
            ),
        ] as [([JSONValue], String)])
    func ownership(_ piers: [JSONValue], _ question: String) async throws {
        let person = ScriptedPerson(confirmations: [true])
        _ = try await system.sail("DemolishPiersIntent", ["entities": .array(piers)], asking: person)
        #expect(person.confirmationRequests.map(\.question) == [question])
    }

    @MainActor @Test("The last undoable intent is taken back, once")
    func undo() async throws {
        let deck = BoardFerryIntent.Deck.shared
        let before = deck.aboard
        #expect(await system.undo() == nil)
        _ = try await system.sail("BoardFerryIntent", ["passengers": 5])
        #expect(deck.aboard == before + 5)
        #expect(await system.undo() == "BoardFerryIntent")
        #expect(deck.aboard == before)
        #expect(await system.undo() == nil)
        #expect(deck.aboard == before)
    }

    @Test("An intent that runs out of time is told so")
    func timeout() async {
        let witness = Witness()
        let words = await Witness.$current.withValue(witness) {
            await IntentSystem.ferry(timeLimit: .milliseconds(100)).failure("StuckFerryIntent")
        }
        await witness.gate.pass()
        #expect(words?.contains("did not end within") == true)
        #expect(witness.notes == ["waiting", "timeout"])
    }

    @Test("An intent that the person stops is told so")
    func stopped() async {
        let witness = Witness()
        await Witness.$current.withValue(witness) {
            let run = Task { await system.failure("StuckFerryIntent") }
            while witness.notes.isEmpty { await Task.yield() }
            run.cancel()
            _ = await run.value
            await witness.gate.pass()
        }
        #expect(witness.notes == ["waiting", "userCancelled"])
    }

    @Test("Long work goes on past the limit as long as it moves on")
    func long() async throws {
        let outcome = try await IntentSystem.ferry(timeLimit: .seconds(2)).sail("SlowFerryIntent")
        #expect(outcome.value == 12)
    }

    @Test(
        "The system's errors are told in words",
        arguments: [
            (0, "You must sign in first."), (1, "A hole."), (2, "This is not allowed."), (3, "No radio."),
        ])
    func errors(_ cause: Int, _ words: String) async {
        #expect(await system.failure("SunkFerryIntent", ["cause": .integer(cause)]) == words)
    }

    @Test(
        "Words to search for are given as text, or as an object with a term",
        arguments: [
            "car ferry", ["term": "car ferry"],
        ] as [JSONValue])
    func search(_ criteria: JSONValue) async throws {
        let outcome = try await system.sail("SearchFerriesIntent", ["criteria": criteria])
        #expect(outcome.value == "car ferry in general")
    }
}
