import AppIntentsTesting
import Foundation
import Testing

@Suite("An app's index")
struct SpotlightTests {
    @Test("What the app has indexed is found there, best first, and all of it where nothing is looked for")
    func found() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        // In the app's own process, since where an index is kept is the whole process's affair.
        let definitions = Road.outOfProcess.definitions
        let berths = definitions.entities["BerthEntity"]
        try await definitions.intents["IndexBerths"].makeIntent(folder: folder.path).run()

        let all = try await berths.spotlightQuery(nil)
        #expect(Set(all.map(\.identifier.instanceIdentifier)) == ["A1", "A2", "B1"])
        let found = try await berths.spotlightQuery("B1")
        #expect(found.map(\.identifier.instanceIdentifier) == ["B1"])
        #expect(try found.first?.name == "Berth B1")
        #expect(try await berths.spotlightQuery("zeppelin").isEmpty)
    }
}
