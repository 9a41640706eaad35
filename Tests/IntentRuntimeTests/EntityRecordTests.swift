import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What is told of an entity")
struct EntityRecordTests {
    private let system = IntentSystem.marina

    @Test("An entity has URI, type, id, title, subtitle, link and properties, in that order")
    func record() async throws {
        let found = try await system.find(FindRequest(entity: "Boat", text: "Kittiwake"))
        let record = try #require(found.first)
        #expect(record.uri == "appintents://intentRuntimeTests/Boat/b%2F1")
        #expect(record.subtitle == "Skerry")
        #expect(record.json.object?.names == ["uri", "type", "id", "title", "subtitle", "url", "properties"])
        #expect(record.json["url"] == .null)
        #expect(record.json["id"] == "b/1")
        #expect(record.json["type"] == "Boat")
        let properties = try #require(record.json["properties"]?.object)
        #expect(properties["name"] == "Kittiwake")
        #expect(properties["rig"] == "gaffCutter")
        #expect(properties["nameLength"] == 9)
    }

    @Test("What is deferred is read where one entity is asked for, and not where several are found")
    func deferred() async throws {
        let witness = Witness()
        try await Witness.$current.withValue(witness) {
            let found = try await system.find(FindRequest(entity: "Boat"))
            #expect(found.allSatisfy { $0.json["properties"]?["log"] == nil })
            #expect(witness.notes.isEmpty)
            let one = try await system.entity(at: "appintents://intentRuntimeTests/Boat/b%2F1")
            #expect(one.json["properties"]?["log"] == "Leaks.")
            #expect(witness.notes == ["read the log of Kittiwake"])
        }
    }

    @Test("Values are told in JSON: entities by URI and title, amounts with units, moments in UTC, nothing as null")
    func values() async throws {
        let found = try await system.find(FindRequest(entity: "Mark", conditions: ["number = 2"]))
        #expect(
            found.first?.json["properties"]
                == [
                    "name": "Skerry North", "number": 2, "depth": 4.5, "isLit": true, "laid": "2026-03-01T12:00:00Z",
                    "keeper": "Ada",
                    "rig": "sloop", "boat": ["uri": "appintents://intentRuntimeTests/Boat/b%2F2", "title": "Petrel"],
                    "colours": ["red", "green"], "height": ["value": .number(2), "unit": "m"], "period": .number(6),
                    "remark": "Remark on Skerry North",
                ])
        let bare = try await system.find(FindRequest(entity: "Mark", conditions: ["number = 10"]))
        #expect(bare.first?.json["properties"]?["depth"] == .null)
        #expect(bare.first?.json["properties"]?["boat"] == .null)
    }

    @Test("A link has its values filled in")
    func link() async throws {
        let berth = try await system.entity(at: "appintents://intentRuntimeTests/Berth/5")
        #expect(berth.json["url"] == "https://marina.example/berth/5?depth=2.5")
    }

    @Test("An id that the query no longer knows is told to be gone")
    func gone() async {
        let error = await systemError { _ = try await system.entity(at: "appintents://intentRuntimeTests/Berth/99") }
        guard case .notFound("berth", "99", _) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 1)
        let noNumber = await systemError { _ = try await system.entity(at: "appintents://intentRuntimeTests/Berth/x") }
        #expect(noNumber?.exitCode == 1)
    }

    @Test(
        "What is no URI of an entity is an error that shows its form",
        arguments: [
            "", "Berth/1", "https://marina.example/berth/1", "appintents://", "appintents:///Berth/1",
            "appintents://intentRuntimeTests//1",
            "appintents://intentRuntimeTests/Berth/", "appintents://intentRuntimeTests/Berth/1/2",
            "appintents://intentRuntimeTests/Berth/%",
        ])
    func malformed(_ uri: String) async {
        let error = await systemError { _ = try await system.entity(at: uri) }
        guard case .malformedURI(uri) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 2)
        #expect(error?.description.contains("appintents://APP/TYPE/ID") == true)
    }
}
