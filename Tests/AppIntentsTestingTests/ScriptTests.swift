import AppIntentsTesting
import Testing

@Suite("Answering an intent's questions from a script")
struct ScriptTests {
    private static func answers(inOrder: Bool) -> IntentScript {
        IntentScript(
            .value("Ada", for: "skipper"), .value("Ben", for: "mate"), .choice("South"), .choice(at: 1),
            .confirmation(true, containing: "Bread"), .foreground(true), inOrder: inOrder)
    }

    @Test("Each kind of question gets its answer", arguments: Road.allCases, [false, true])
    func answers(_ road: Road, inOrder: Bool) async throws {
        let script = Self.answers(inOrder: inOrder)
        let result = try await road.definitions.intents["AskAround"].makeIntent().run(answering: script)
        #expect(try result.value == ["Ada", "Ben", "South", "Bread"])
        #expect(script.questions.map(\.kind) == [.value, .value, .choice, .choice, .confirmation, .foreground])
        #expect(
            script.questions.map(\.text) == [
                "Who is the skipper?", "Who is the mate?", "Which pier?", "What to eat?", "Order Bread?",
                "Go on at the quay?",
            ])
        #expect(script.questions[2].choices.map(\.title) == ["North", "South"])
        #expect(script.questions[4].acceptLabel == "Order")
        #expect(script.unusedAnswers.isEmpty)
    }

    @Test("Answers fit by what they are for, whatever their order", arguments: Road.allCases)
    func matching(_ road: Road) async throws {
        let script = IntentScript(
            .foreground(true), .confirmation(true), .choice("Fish"), .choice("North"), .value("Ben", for: "mate"),
            .value("Ada", for: "skipper"), .confirmation(false))
        let result = try await road.definitions.intents["AskAround"].makeIntent().run(answering: script)
        #expect(try result.value == ["Ada", "Ben", "North", "Fish"])
        #expect(script.unusedAnswers == [.confirmation(false)])
    }

    @Test("In order, an answer at another place fails the run", arguments: Road.allCases)
    func order(_ road: Road) async throws {
        let script = IntentScript(.value("Ben", for: "mate"), .value("Ada", for: "skipper"), inOrder: true)
        let error = await failure {
            try await road.definitions.intents["AskAround"].makeIntent().run(answering: script)
        }
        #expect(error?.reason == .unanswered)
        #expect(error?.message.contains("Who is the skipper?") == true)
    }

    @Test("A question that has no answer fails the run, whatever the app makes of it", arguments: Road.allCases)
    func unanswered(_ road: Road) async throws {
        let error = await failure { try await road.definitions.intents["AskInVain"].makeIntent().run() }
        #expect(error?.reason == .unanswered)
        #expect(
            error?.message
                == "'AskInVain' asked for a value for 'mate' (text): 'Who is the mate?'; the script has no answers left"
        )
    }

    @Test("A missing value is asked for, and can be chosen of what is offered", arguments: Road.allCases)
    func missing(_ road: Road) async throws {
        let script = IntentScript(.choice("Berth B1", for: "berth"))
        let result = try await road.definitions.intents["ReserveBerth"].makeIntent().run(answering: script)
        #expect(try result.value.id == "B1")
        let unanswered = await failure { try await road.definitions.intents["ReserveBerth"].makeIntent().run() }
        #expect(unanswered?.reason == .unanswered)
        #expect(unanswered?.message.contains("'Berth A1' or 'Berth B1'") == true)
    }

    @Test("Words that several entities fit are a question which", arguments: Road.allCases)
    func ambiguous(_ road: Road) async throws {
        let script = IntentScript(.choice("Berth A2"))
        let result = try await road.definitions.intents["ReserveBerth"].makeIntent(berth: "berth a").run(
            answering: script)
        #expect(try result.value.id == "A2")
        #expect(script.questions.first?.choices.map(\.title) == ["Berth A1", "Berth A2"])
    }

    @Test("A no ends the run", arguments: Road.allCases)
    func no(_ road: Road) async throws {
        let intent = road.definitions.intents["ReserveBerth"].makeIntent(berth: "A1", nights: 8)
        let error = await failure { try await intent.run(answering: IntentScript(.confirmation(false))) }
        #expect(error?.reason == .declined)
        let result = try await intent.run(answering: IntentScript(.confirmation(true)))
        #expect(result.dialog == "Berth A1 is yours for 8 nights.")
    }

    @Test("The system's own question before a deletion is asked too", arguments: Road.allCases)
    func deletion(_ road: Road) async throws {
        let script = IntentScript(.confirmation(true))
        let result = try await road.definitions.intents["DeleteBerth"].makeIntent(entities: ["A1", "A2"]).run(
            answering: script)
        #expect(try result.value == 2)
        #expect(script.questions.first?.isDestructive == true)
    }
}
