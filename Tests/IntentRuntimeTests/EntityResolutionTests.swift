import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Which entity is meant")
struct EntityResolutionTests {
    @Test(
        "By URI, by id, by exact title, by words in title, subtitle and synonyms",
        arguments: [
            ("appintents://intentRuntimeTests/Boat/b%2F2", "b/2"), ("b/2", "b/2"), ("Petrel", "b/2"), ("petrel", "b/2"),
            ("storm", "b/3"),
            ("Petrel oland", "b/3"), ("kittiwake", "b/1"), ("hull b/5", "b/5"), ("kiel seehund", "b/4"),
        ] as [(String, String)])
    func one(_ words: String, _ id: String) async throws {
        let person = ScriptedPerson()
        #expect(try await IntentSystem.convert(.string(words), to: Boat.self, asking: person).id == id)
        #expect(person.count == 0)
    }

    @Test(
        "By members and, for a number, by number",
        arguments: [
            (["uri": "appintents://intentRuntimeTests/Berth/7"], 7), (["id": "7"], 7), (7, 7),
            (["title": "deepest"], 12),
            (["uri": "appintents://intentRuntimeTests/Berth/7", "title": "deep"], 7),
        ] as [(JSONValue, Int)])
    func members(_ json: JSONValue, _ id: Int) async throws {
        #expect(try await IntentSystem.convert(json, to: Berth.self).id == id)
    }

    @Test("Where several fit the person chooses")
    func chosen() async throws {
        let person = ScriptedPerson(choices: [1])
        let boat = try await IntentSystem.convert("kiel", to: Boat.self, asking: person)
        #expect(boat.name == "Seeadler")
        let request = try #require(person.choiceRequests.first)
        #expect(request.parameter == "value")
        #expect(request.choices.map(\.title) == ["Seehund", "Seeadler"])
        #expect(request.question.contains("kiel"))
    }

    @Test("Where several fit and nobody can be asked the error has the choices")
    func ambiguous() async {
        let error = await systemError { _ = try await IntentSystem.convert("kiel", to: Boat.self) }
        guard case .ambiguous("value", "kiel", let choices) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(
            choices.map(\.id) == [
                "appintents://intentRuntimeTests/Boat/b%2F4", "appintents://intentRuntimeTests/Boat/b%2F5",
            ])
        #expect(error?.exitCode == 3)
    }

    @Test("A choice that was not offered does not count", arguments: [2, -1, .max])
    func choiceOutOfBounds(_ index: Int) async {
        let error = await systemError {
            _ = try await IntentSystem.convert("kiel", to: Boat.self, asking: ScriptedPerson(choices: [index]))
        }
        guard case .ambiguous = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test(
        "Where none fits the error says what was looked for",
        arguments: [
            "Titanic", "appintents://intentRuntimeTests/Boat/b%2F99", "petrel kiel",
        ])
    func none(_ words: String) async {
        let error = await systemError { _ = try await IntentSystem.convert(.string(words), to: Boat.self) }
        guard case .notFound("boat", let told, _) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(words.hasPrefix("appintents:") ? told == "b/99" : told == words)
        #expect(error?.exitCode == 1)
    }

    @Test("Words go to the query that understands words")
    func stringQuery() async throws {
        let witness = Witness()
        let person = ScriptedPerson(choices: [0])
        let found = try await Witness.$current.withValue(witness) {
            try await IntentSystem.marina.find(FindRequest(entity: "Berth", text: "deep"))
        }
        #expect(found.map(\.title) == ["Berth 11", "Berth 12"])
        #expect(witness.notes == ["berths matching deep"])
        #expect(try await IntentSystem.convert("deep", to: Berth.self, asking: person).id == 11)
    }

    @Test(
        "A URI of another type, of an unknown type or of no form is refused",
        arguments: [
            "appintents://intentRuntimeTests/Berth/7", "appintents://intentRuntimeTests/Ship/7",
            "appintents://elsewhere/Boat/b%2F1",
            "appintents://", "appintents://intentRuntimeTests/Boat", "appintents://intentRuntimeTests/Boat/",
            "appintents://intentRuntimeTests/Boat/b/1", "appintents://intentRuntimeTests/Boat/%ZZ",
        ])
    func badURI(_ uri: String) async {
        let error = await systemError { _ = try await IntentSystem.convert(.string(uri), to: Boat.self) }
        #expect(error?.exitCode == 2)
    }

    @Test(
        "What names no entity is refused",
        arguments: [JSONValue.string(""), true, [:], ["name": "Petrel"]] as [JSONValue])
    func noName(_ json: JSONValue) async {
        let error = await systemError { _ = try await IntentSystem.convert(json, to: Boat.self) }
        guard case .unconvertible("value", _, "a boat, by its URI, id or title") = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test("Each element of a list is resolved for itself")
    func lists() async throws {
        let person = ScriptedPerson(choices: [1])
        let boats = try await IntentSystem.convert(["b/1", "kiel", "storm"], to: [Boat].self, asking: person)
        #expect(boats.map(\.name) == ["Kittiwake", "Seeadler", "Storm Petrel"])
    }
}
