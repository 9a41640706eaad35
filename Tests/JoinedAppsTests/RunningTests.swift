import Foundation
import IntentRuntime
import JSON
import JoinedApps
import Testing

@Suite("An app of another program")
struct RunningTests {
    @Test("Its intents, entities and enums stand in the catalogue under the id that the person gave it")
    func catalogue() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let catalog = harbour.system.catalog
        #expect(catalog.apps.map(\.id) == ["quay"])
        #expect(catalog.apps.map(\.title) == ["Quayside"])
        let intent = try catalog.intent(named: "quay/ReserveBerth")
        #expect(intent.parameters.map(\.name) == ["berth", "nights", "kind"])
        #expect(intent.parameters[0].kind == .entity(app: "quay", type: "BerthEntity"))
        #expect(intent.parameters[1].defaultValue == 1)
        #expect(intent.parameters[1].maximum == 30)
        #expect(intent.result == .entity(app: "quay", type: "BerthEntity"))
        #expect(try catalog.entity(named: "BerthEntity").properties.map(\.name).contains("depth"))
        #expect(try catalog.enumeration(named: "BoatKind").cases.map(\.title) == ["Sailing boat", "Motor boat"])
        #expect(try catalog.intent(named: "DeleteBerth").effect.deletes)
    }

    @Test("Its catalogue is the same after it was written and read")
    func catalogueAsJSON() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let catalog = try #require(harbour.joined.apps.first).catalog
        let again = try IntentCatalog(json: catalog.json, app: catalog.apps[0])
        #expect(again.json == catalog.json)
    }

    @Test("An intent runs, and what it returns names the app")
    func run() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let outcome = try await harbour.run("ReserveBerth", ["berth": "Berth A2", "kind": "Motor boat"])
        #expect(outcome.dialog == "Berth A2 is yours for 1 nights.")
        #expect(outcome.records.map(\.uri) == ["appintents://quay/BerthEntity/A2"])
        #expect(outcome.value?["properties"]?["guest"] == "a motor boat")
    }

    @Test("Its entities are found by words and conditions, and read by their URIs")
    func entities() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let all = try await harbour.system.find(FindRequest(entity: "BerthEntity", sort: "-name", limit: 2))
        #expect(all.map(\.title) == ["Berth B1", "Berth A2"])
        let some = try await harbour.system.find(
            FindRequest(entity: "quay/BerthEntity", text: "berth", conditions: ["kind = motor"]))
        #expect(some.map(\.title) == ["Berth A2"])
        let berth = try await harbour.system.entity(at: all[0].uri)
        #expect(berth.json["properties"]?["depth"]?.double == 5)
        await #expect(throws: IntentSystemError.self) {
            try await harbour.system.entity(at: "appintents://quay/BerthEntity/Z9")
        }
    }

    @Test("Its questions of every kind reach the person, and the answers come back")
    func questions() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let person = Person(values: ["Ada", "Ben"], choices: [1, 0], yes: true)
        let outcome = try await harbour.run("AskAround", asking: person)
        #expect(outcome.value == ["Ada", "Ben", "South", "Fish"])
        #expect(
            person.questions == [
                "Who is the skipper?", "Who is the mate?", "Which pier? North/South", "What to eat? Fish/Bread",
                "Order Fish? [Order]", "Go on at the quay? (front)",
            ])
    }

    @Test("Words that several entities fit are offered, and one is taken by its URI")
    func choice() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let outcome = try await harbour.run("ReserveBerth", ["berth": "berth a"], asking: Person(choices: [1]))
        #expect(outcome.records.map(\.title) == ["Berth A2"])
        let by = try await harbour.run("ReserveBerth", ["berth": ["uri": "appintents://quay/BerthEntity/B1"]])
        #expect(by.records.map(\.title) == ["Berth B1"])
    }

    @Test("The gatekeeper is asked in this process, and told who asks")
    func admission() async throws {
        let gatekeeper = WitnessGatekeeper()
        let harbour = await Harbour(["quay": Harbour.quayside], gatekeeper: gatekeeper)
        var invocation = IntentInvocation(intent: "DeleteBerth", arguments: ["entities": ["A1", "B1"]])
        invocation.requester = "an assistant"
        invocation.hasReadForeignText = true
        _ = try await harbour.system.run(invocation, through: Person())
        let request = try #require(gatekeeper.requests.first)
        #expect(request.app == "quay")
        #expect(request.intent == "DeleteBerth")
        #expect(request.requester == "an assistant")
        #expect(request.hasReadForeignText)
        #expect(request.effect.deletes)
        #expect(
            request.subjects.map(\.uri) == ["appintents://quay/BerthEntity/A1", "appintents://quay/BerthEntity/B1"])
    }

    @Test("An intent that follows another is admitted like any other")
    func following() async throws {
        let gatekeeper = WitnessGatekeeper()
        let harbour = await Harbour(["quay": Harbour.quayside], gatekeeper: gatekeeper)
        let outcome = try await harbour.run("FindNext")
        #expect(gatekeeper.requests.map(\.intent) == ["FindNext", "OpenBerth"])
        #expect(outcome.following?["intent"] == "OpenBerth")
    }

    @Test("Errors keep their kind, and their choices")
    func errors() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside], run: .milliseconds(500))
        func error(_ intent: String, _ arguments: JSONObject = [:], yes: Bool? = nil) async -> IntentSystemError? {
            await #expect(throws: IntentSystemError.self) {
                try await harbour.run(intent, arguments, asking: Person(yes: yes))
            }
        }
        guard case .missingValue(_, "berth", _, _, let choices)? = await error("ReserveBerth") else {
            Issue.record("no missing value")
            return
        }
        #expect(choices.map(\.id) == ["appintents://quay/BerthEntity/A1", "appintents://quay/BerthEntity/B1"])
        guard case .ambiguous(_, "berth a", let several)? = await error("ReserveBerth", ["berth": "berth a"]) else {
            Issue.record("nothing ambiguous")
            return
        }
        #expect(several.map(\.title) == ["Berth A1", "Berth A2"])
        guard case .notFound? = await error("ReserveBerth", ["berth": "zeppelin"]),
            case .unknownParameter(_, "colour", _)? = await error("ReserveBerth", ["colour": "red"]),
            case .unconvertible? = await error("ReserveBerth", ["berth": "A1", "nights": 99]),
            case .declined? = await error("DeleteBerth", ["entities": ["A1"]], yes: false),
            case .nobodyToConfirm? = await error("DeleteBerth", ["entities": ["A1"]]),
            case .timedOut? = await error("Drift"),
            case .failed("There is no water here.")? = await error("RunAground")
        else {
            Issue.record("an error of another kind")
            return
        }
    }

    @Test("An entity of another app is refused with words")
    func otherApp() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside, "other": Harbour.quayside])
        let words = await harbour.failure("quay/ReserveBerth", ["berth": "appintents://other/BerthEntity/A1"])
        #expect(words?.contains("other/BerthEntity") == true)
    }

    @Test("How far it is reaches the person")
    func progress() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let person = Person()
        _ = try await harbour.run("TowBoat", asking: person)
        #expect(person.progress.contains(0.5))
    }

    @Test("Nothing is told of a run after its outcome")
    func progressInTime() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let person = Person(isSlow: true)
        _ = try await harbour.run("TowBoat", asking: person)
        #expect(!person.progress.isEmpty && person.beingTold == 0)
    }

    @Test("Many runs at once each get their own answer")
    func many() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let answers = try await withThrowingTaskGroup(of: (Int, JSONValue?).self) { group in
            for number in 0..<100 {
                group.addTask { (number, try await harbour.run("EchoNumber", ["value": .integer(number)]).value) }
            }
            return try await group.reduce(into: [Int: JSONValue]()) { $0[$1.0] = $1.1 }
        }
        #expect(answers == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, .integer($0)) }))
    }

    @Test("A run that is cancelled ends in the app too")
    func cancelled() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let run = Task { try await harbour.run("Drift") }
        while try await harbour.run("CountDrifting").value != 1 { try await Task.sleep(for: .milliseconds(10)) }
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        while try await harbour.run("CountDrifting").value != 0 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("The last undoable intent is taken back in the app, once")
    func undo() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        #expect(try await harbour.run("MoorBoat").value == 1)
        func undo() async throws -> String {
            try await harbour.system.undo(UndoRequest(requester: "a test"), through: Person(yes: true)).intent
        }
        #expect(try await undo() == "MoorBoat")
        #expect(try await harbour.run("MoorBoat").value == 1)
        _ = try await harbour.run("CountDrifting")
        #expect(try await undo() == "MoorBoat")
        await #expect(throws: IntentSystemError.self) { try await undo() }
    }

    @Test("A file is read only where the person's own command line names it")
    func file() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("tide".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments: JSONObject = ["value": .string("@\(file.path)")]
        let outcome = try await harbour.system.run(
            IntentInvocation(intent: "EchoFile", arguments: arguments, mayReadFiles: true), through: Person())
        #expect(outcome.value?["size"] == 4)
        #expect(await harbour.failure("EchoFile", arguments) != nil)
    }
}
