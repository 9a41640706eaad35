import AppIntents
import Testing

/// Queries called as an app calls its own.
@Suite struct QueryTests {
    init() { _ = SharedChart.chart }

    @Test("A query finds by id and leaves out ids that are gone")
    func byID() async throws {
        let found = try await LighthouseEntity.defaultQuery.entities(for: ["loop", "sunk"])
        #expect(found.map(\.name) == ["Loop Head"])
    }

    @Test("A query finds by words")
    func byWords() async throws {
        #expect(try await LighthouseQuery().entities(matching: "head").map(\.id) == ["hook head", "loop"])
    }

    @Test(
        "Conditions are joined by the mode given",
        arguments: [(EntityQueryComparatorMode.and, ["loop"]), (.or, ["fastnet", "hook head", "loop"])])
    func conditions(mode: EntityQueryComparatorMode, expected: [String]) async throws {
        let isHead: LighthouseQuery.ComparatorMappingType = { $0.name.hasSuffix("Head") }
        let isTall: LighthouseQuery.ComparatorMappingType = { $0.focalHeight > Measurement(value: 48, unit: .meters) }
        let found = try await LighthouseQuery().entities(
            matching: [isHead, isTall], mode: mode, sortedBy: [], limit: nil)
        #expect(found.map(\.id) == expected)
    }

    @Test("A query that cannot suggest anything suggests nothing; one that gives all suggests all")
    func suggestions() async throws {
        #expect(try await PhotoQuery().suggestedEntities().isEmpty)
        #expect(try await BuoyQuery().suggestedEntities().map(\.id) == [1, 2, 3, 4])
        #expect(try await LighthouseQuery().results().count == 2)
    }

    @Test("A query may describe the action that the system makes of it")
    func description() {
        let description = LighthouseQuery.findIntentDescription
        #expect(description?.categoryName == "Chart")
        #expect(description?.searchKeywords == ["light", "beacon"])
        #expect(description?.resultValueName == "Lighthouses")
        #expect(BuoyQuery.findIntentDescription == nil)
    }

    @Test("An options provider gives the choices")
    func options() async throws {
        #expect(try await LampColourProvider().results() == ["white", "red", "green"])
    }
}
