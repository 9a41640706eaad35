import IntentRuntime
import JSON
import Testing

@Suite("What a parameter of a joined app's intent may be given", .timeLimit(.minutes(1)))
struct ChoiceTests {
    @Test(
        "is told by the app's own process",
        arguments: [("", ["Berth A1", "Berth B1"]), ("b1", ["Berth B1"])])
    func entities(_ text: String, _ titles: [String]) async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let intent = try harbour.system.catalog.intent(named: "ReserveBerth")
        let found = try await harbour.system.choices(for: "berth", of: intent, matching: text, limit: 10)
        #expect(found.choices.map(\.title).sorted() == titles)
        #expect(found.choices.allSatisfy { $0.id.hasPrefix("appintents://quay/BerthEntity/") })
        #expect(found.areContent && !found.hasMore)
    }

    @Test("is no more than was wanted")
    func limit() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let intent = try harbour.system.catalog.intent(named: "ReserveBerth")
        let found = try await harbour.system.choices(for: "berth", of: intent, matching: "", limit: 1)
        #expect(found.choices.count == 1 && found.hasMore)
    }

    @Test("is asked for by the parameter's name")
    func unknown() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let intent = try harbour.system.catalog.intent(named: "ReserveBerth")
        await #expect(throws: IntentSystemError.self) {
            try await harbour.system.choices(for: "boat", of: intent, matching: "", limit: 10)
        }
    }
}
