import AppIntents
import Foundation
import IntentJournal
import IntentRuntime
import JSON
import Testing

@Suite("Ids travel, entities load late")
struct EntityCollectionTests {
    private static let count = 100_000

    private static let catalog = IntentCatalog(types: [CountIslesIntent.self, Isle.self])

    /// The forms in which an id may be given.
    private static let forms: [@Sendable (Int) -> JSONValue] = [
        { .string("\($0)") }, { ["id": .string("\($0)")] }, { .integer($0) },
        { .string("appintents://intentRuntimeTests/Isle/\($0)") },
        { ["uri": .string("appintents://intentRuntimeTests/Isle/\($0)"), "title": "An isle"] },
    ]

    private static func run(
        _ invocation: IntentInvocation, in system: IntentSystem = IntentSystem(catalog: catalog),
        noting witness: Witness, asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> IntentOutcome {
        try await Witness.$current.withValue(witness) { try await system.run(invocation, through: person) }
    }

    @Test("A hundred thousand ids arrive without a question to the query and without an entity", arguments: 0..<5)
    func ids(_ form: Int) async throws {
        let ids = JSONValue.array((0..<Self.count).map(Self.forms[form]))
        let witness = Witness()
        let outcome = try await Self.run(
            IntentInvocation(intent: "CountIslesIntent", arguments: JSONObject([("isles", ids)])), noting: witness)
        #expect(outcome.value == .integer(Self.count))
        #expect(witness.notes.isEmpty)
        let received = try #require(witness.received.first as? [String])
        #expect(received.count == Self.count)
        #expect(received[Self.count / 2] == "\(Self.count / 2)")
    }

    @Test("So do those of a collection that a test or another intent hands over")
    func handedOver() async throws {
        let collection = EntityCollection<Isle>(identifiers: (0..<Self.count).map { "\($0)" })
        var invocation = IntentInvocation(intent: "CountIslesIntent", arguments: JSONObject())
        invocation.given = ["isles": IntentValueContainer(collection)]
        let witness = Witness()
        #expect(try await Self.run(invocation, noting: witness).value == .integer(Self.count))
        #expect(witness.notes.isEmpty)
    }

    @Test("And those that a person answers with")
    func answered() async throws {
        let ids = JSONValue.array((0..<Self.count).map { .string("\($0)") })
        let person = ScriptedPerson(values: [ids])
        let witness = Witness()
        let outcome = try await Self.run(
            IntentInvocation(intent: "CountIslesIntent", arguments: JSONObject()), noting: witness, asking: person)
        #expect(outcome.value == .integer(Self.count))
        // The question offers what there is; the answer makes none and asks for none.
        #expect(person.valueRequests.first?.choices.count == 20)
        #expect(witness.notes == Array(repeating: "made", count: IsleQuery.count))
    }

    @Test("The journal has the first few, and how many more there are")
    func journal() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ids-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let journal = try SQLiteJournal(path: folder.appendingPathComponent("journal.sqlite").path)
        let ids = JSONValue.array((0..<Self.count).map { .string("\($0)") })
        let witness = Witness()
        _ = try await Self.run(
            IntentInvocation(intent: "CountIslesIntent", arguments: JSONObject([("isles", ids)])),
            in: IntentSystem(catalog: Self.catalog, journal: journal), noting: witness)
        let kept = try #require(try journal.entries().first?.values["isles"]?.array)
        #expect(kept.count == 11)
        #expect(kept.last == "(99990 more)")
        #expect(witness.notes.isEmpty)
    }

    @Test("In words a collection is its first ids and how many more there are")
    func words() {
        let ids = (1...Self.count).map { "\($0)" }
        #expect(ValueWords.describe(EntityCollection<Isle>(identifiers: ids)) == "1, 2, 3, 4, 5 and 99995 more")
        #expect(ValueWords.describe(EntityCollection<Isle>(identifiers: Array(ids.prefix(2)))) == "1 and 2")
    }

    @Test("In a short list words are looked for, and what is not found is taken as an id")
    func shortLists() async throws {
        let witness = Witness()
        let arguments = JSONObject([("isles", .array(["7", "nowhere"]))])
        _ = try await Self.run(IntentInvocation(intent: "CountIslesIntent", arguments: arguments), noting: witness)
        #expect(witness.received.first as? [String] == ["7", "nowhere"])
        #expect(witness.notes.contains("asked for words"))
    }

    @Test(
        "What cannot be an id, or is one of another type, is refused",
        arguments: [["uri": "appintents://intentRuntimeTests/Boat/b%2F1"], true, [:]] as [JSONValue])
    func refused(_ element: JSONValue) async {
        let error = await systemError {
            _ = try await IntentSystem.convert([element], to: EntityCollection<Berth>.self)
        }
        guard case .unconvertible = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }
}
