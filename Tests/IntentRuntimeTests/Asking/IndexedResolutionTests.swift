import AppIntents
import CoreSpotlight
import Foundation
import IntentRuntime
import JSON
import Testing

/// A lighthouse, which words find in the app's index alone.
struct Lighthouse: IndexedEntity {
    static let defaultQuery = LighthouseQuery()

    let id: String
    @Property(title: "Coast") var coast: String

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "On the \(coast) coast")
    }

    init(id: String, coast: String) {
        self.id = id
        self.coast = coast
    }
}

/// Finds lighthouses by their ids, of which one is gone.
struct LighthouseQuery: EntityQuery {
    static let all = [
        Lighthouse(id: "Skerryvore", coast: "western"), Lighthouse(id: "Bell Rock", coast: "eastern"),
        Lighthouse(id: "Bell Rock Shore Station", coast: "eastern"),
    ]

    func entities(for identifiers: [String]) async throws -> [Lighthouse] {
        Witness.current?.note("asked for \(identifiers.joined(separator: ", "))")
        return Self.all.filter { identifiers.contains($0.id) }
    }
}

@Suite("Entities that an index finds")
struct IndexedResolutionTests {
    @Test(
        "Words are looked for in the index where the query takes none: titles before other words",
        arguments: [
            ("rock bell", nil, ["Bell Rock", "Bell Rock Shore Station"]), ("bell rock", "Bell Rock", []),
            ("western", "Skerryvore", []), ("shore", "Bell Rock Shore Station", []),
        ] as [(String, String?, [String])])
    func indexed(_ words: String, _ title: String?, _ choices: [String]) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await SpotlightFolder.$override.withValue(SpotlightFolder(path: folder.path)) {
            try await CSSearchableIndex.default().indexAppEntities(LighthouseQuery.all)
            let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Lighthouse>.self, Lighthouse.self]))
            let person = ScriptedPerson(choices: [0])
            let outcome = try await system.run("EchoIntent", ["value": .string(words)], asking: person)
            #expect(outcome.records.map(\.title) == [title ?? choices[0]])
            #expect(person.choiceRequests.map { Set($0.choices.map(\.title)) } == (title == nil ? [Set(choices)] : []))
        }
    }

    @Test("What is indexed and gone is not found, and neither is what no index has")
    func gone() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await SpotlightFolder.$override.withValue(SpotlightFolder(path: folder.path)) {
            try await CSSearchableIndex.default().indexAppEntities([Lighthouse(id: "Pharos", coast: "southern")])
            let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Lighthouse>.self, Lighthouse.self]))
            for words in ["southern", "northern"] {
                let error = await systemError {
                    _ = try await system.run("EchoIntent", ["value": .string(words)])
                }
                guard case .notFound("lighthouse", words, []) = error else {
                    Issue.record("\(error.map { "\($0)" } ?? "no error")")
                    return
                }
            }
        }
    }
}
