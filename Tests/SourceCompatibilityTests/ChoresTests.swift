import AppIntents
import AppIntentsTesting
import Foundation
import IntentRuntime
import JSON
import Testing

@testable import Chores

/// A to-do app's intents and queries.
@Suite("Chores, a to-do app", .serialized) @MainActor struct ChoresTests {
    private let store = ChoreStore()
    private let definitions: IntentDefinitions
    private let catalog = IntentCatalog(types: [ChoreEntity.self, ChoreUrgency.self, FinishChoreIntent.self])

    init() {
        let store = store
        definitions = IntentDefinitions(bundleIdentifier: "com.example.chores") { $0.add(dependency: store) }
        for (title, room, urgency, minutes, day) in [
            ("Wash the dishes", "Kitchen", Urgency.now, 20, 1), ("Mow the lawn", "Garden", .soon, 60, 3),
            ("Scrub the tiles", "Bathroom", .someday, 45, 2),
        ] {
            store.insert(
                Chore(
                    id: UUID(), title: title, room: room, urgency: urgency, minutes: minutes,
                    due: Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)))
        }
    }

    private func chore(_ words: String) async throws -> AnyAppEntity {
        try #require(try await definitions.entities["ChoreEntity"].entities(matching: words).first)
    }

    @Test("A chore is added with the defaults of what is left out")
    func adding() async throws {
        let result = try await definitions.intents["AddChoreIntent"].makeIntent(name: "Dust", room: "Kitchen").run()
        #expect(try result.value.title == "Dust")
        #expect(try result.value.minutes == 15)
        #expect(try result.value.urgency.as(AnyAppEnum.self).rawValue == "soon")
        #expect(try result.value.due == Date?.none)
        #expect(result.dialog == "Added “Dust” to the Kitchen.")
        #expect(store.chores.last?.title == "Dust")
    }

    @Test("What is missing is asked for in the app's words, and rooms are offered")
    func asking() async throws {
        let script = IntentScript(.value("Weed", for: "name"), .choice("Garden", for: "room"))
        let intent = definitions.intents["AddChoreIntent"].makeIntent(urgency: "ASAP", minutes: 90)
        let result = try await intent.run(answering: script)
        #expect(script.questions.first?.text == "What needs doing?")
        #expect(script.questions.map(\.parameter) == ["name"])
        #expect(try result.value.room == "Kitchen", "The provider's default is used before asking")
        #expect(try result.value.urgency.as(AnyAppEnum.self).rawValue == "now")
    }

    @Test("A chore of the same name is added again only when that is confirmed", arguments: [true, false])
    func twin(isConfirmed: Bool) async throws {
        let script = IntentScript(.confirmation(isConfirmed))
        let intent = definitions.intents["AddChoreIntent"].makeIntent(name: "Mow the lawn", room: "Garden")
        if isConfirmed {
            try await intent.run(answering: script)
        } else {
            await #expect(throws: IntentTestingError.self) { try await intent.run(answering: script) }
        }
        #expect(script.questions.map(\.text) == ["“Mow the lawn” is already on the list for the Garden. Add it again?"])
        #expect(script.questions.first?.acceptLabel == "Add")
        #expect(store.chores.count == (isConfirmed ? 4 : 3))
    }

    @Test(
        "A value out of its range and a room that is not there are refused", arguments: [(500, "Garden"), (5, "Attic")])
    func refusing(minutes: Int, room: String) async throws {
        let intent = definitions.intents["AddChoreIntent"].makeIntent(name: "Tidy", room: room, minutes: minutes)
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.message.contains(minutes > 240 ? "240" : "Choose one of Kitchen, Bathroom, Garden") == true)
        #expect(store.chores.count == 3)
    }

    @Test("Finishing a chore says how many are left, and nobody finishes one twice")
    func finishing() async throws {
        let intent = definitions.intents["FinishChoreIntent"].makeIntent(chore: try await chore("dishes"))
        let result = try await intent.run()
        #expect(result.dialog == "“Wash the dishes” is done. There are 2 chores left.")
        #expect(result.supportingDialog == "2 left")
        #expect(try result.value.isDone == true)
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.message.contains("has already been done") == true)
    }

    @Test("Postponing asks which chore, until when, and what becomes of its urgency")
    func postponing() async throws {
        let day = Date(timeIntervalSinceReferenceDate: 1_000_000)
        let script = IntentScript(
            .choice("Mow the lawn"), .value(day, for: "until"), .choice("Mow the lawn"),
            .choice("Make it someday"))
        let result = try await definitions.intents["PostponeChoreIntent"].makeIntent().run(answering: script)
        #expect(
            script.questions.map(\.text)
                == ["Which chore can wait?", "Until when?", "Which chore can wait?", "And its urgency?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Wash the dishes", "Mow the lawn", "Scrub the tiles"])
        #expect(result.dialog == "“Mow the lawn” can wait.")
        #expect(try result.value == day)
        #expect(store.chores.first { $0.title == "Mow the lawn" }?.urgency == .someday)
    }

    @Test("Whoever thinks better of it postpones nothing")
    func notPostponing() async throws {
        let until = Date(timeIntervalSinceReferenceDate: 1_000_000)
        let intent = definitions.intents["PostponeChoreIntent"].makeIntent(chore: try await chore("lawn"), until: until)
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.choice("Cancel")))
        }
        #expect(error?.reason == .declined)
        #expect(!store.chores.contains { $0.due == until })
    }

    @Test("Deleting names what goes and waits for a yes", arguments: [true, false])
    func deleting(isConfirmed: Bool) async throws {
        let script = IntentScript(.confirmation(isConfirmed))
        let intent = definitions.intents["DeleteChoresIntent"].makeIntent(entities: [try await chore("tiles")])
        let result = try? await intent.run(answering: script)
        #expect(script.questions.count == 1)
        #expect(script.questions.first?.isDestructive == true)
        #expect(script.questions.first?.text.contains("Scrub the tiles") == true)
        #expect(store.chores.count == (isConfirmed ? 2 : 3))
        #expect((result != nil) == isConfirmed)
    }

    @Test("Opening a chore and suggesting those that are open")
    func opening() async throws {
        let lawn = try await chore("lawn")
        try await definitions.intents["OpenChoreIntent"].makeIntent(target: lawn).run()
        #expect(store.openedChoreID?.uuidString == lawn.identifier.instanceIdentifier)
        try await definitions.intents["FinishChoreIntent"].makeIntent(chore: lawn).run()
        let suggested = try await definitions.entities["ChoreEntity"].suggestedEntities()
        #expect(try suggested.map { try $0.title as String } == ["Wash the dishes", "Scrub the tiles"])
    }

    @Test("A chore that was finished by mistake is taken back")
    func undoing() async throws {
        AppDependencyManager.shared.add(dependency: store)
        let system = IntentSystem(catalog: catalog)
        let tiles = try #require(store.chores.last)
        let invocation = IntentInvocation(
            intent: "FinishChoreIntent", arguments: ["chore": .string(tiles.id.uuidString)])
        let outcome = try await system.run(invocation, through: Absent())
        #expect(outcome.dialog == "“Scrub the tiles” is done. There are 2 chores left.")
        #expect(store.chore(with: tiles.id)?.isDone == true)
        #expect(await system.undo() == outcome.intent)
        #expect(store.chore(with: tiles.id)?.isDone == false)
        #expect(await system.undo() == nil)
    }

    @Test(
        "Conditions on chores are answered by the app's own query, with every comparison there is",
        arguments: [
            (["title = mow the lawn"], "Mow the lawn"), (["title contains TILES"], "Scrub the tiles"),
            (["title begins with wash"], "Wash the dishes"), (["title ends with lawn"], "Mow the lawn"),
            (["title != Mow the lawn", "room != Kitchen"], "Scrub the tiles"), (["room = Garden"], "Mow the lawn"),
            (["urgency = Urgent"], "Wash the dishes"), (["urgency != soon", "urgency != now"], "Scrub the tiles"),
            (["minutes = 20"], "Wash the dishes"), (["minutes < 45"], "Wash the dishes"),
            (["minutes > 45"], "Mow the lawn"), (["minutes <= 45", "minutes >= 45"], "Scrub the tiles"),
            (["due < 2001-01-02T12:00Z"], "Wash the dishes"), (["due > 2001-01-03T12:00Z"], "Mow the lawn"),
            (["isDone = no", "title contains dishes"], "Wash the dishes"),
        ])
    func conditions(_ conditions: [String], _ title: String) async throws {
        AppDependencyManager.shared.add(dependency: store)
        let system = IntentSystem(catalog: catalog)
        let found = try await system.find(FindRequest(entity: "ChoreEntity", conditions: conditions))
        #expect(found.map { $0.json["properties"]?["title"]?.string } == [title])
    }

    @Test(
        "Chores are sorted and cut by the app",
        arguments: [("title", "Mow the lawn"), ("-minutes", "Mow the lawn"), ("due", "Wash the dishes")])
    func sorting(order: String, first: String) async throws {
        AppDependencyManager.shared.add(dependency: store)
        let system = IntentSystem(catalog: catalog)
        let found = try await system.find(FindRequest(entity: "ChoreEntity", sort: order, limit: 1))
        #expect(found.map { $0.json["properties"]?["title"]?.string } == [first])
    }

    /// Nobody who could answer.
    private struct Absent: Interaction {
        func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
        func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
        func confirm(_ request: ConfirmationRequest) async throws -> Bool? { nil }
        func report(_ progress: ProgressReport) async {}
    }
}
