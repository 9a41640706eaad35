import AppIntents
import Testing

@Suite struct EntityPropertyQueryTests {
    @Test(
        "Each comparison hands its value to its own mapping",
        arguments: [
            ("name", .equalTo, "Ridge", "named(\"Ridge\")"),
            ("name", .notEqualTo, "Ridge", "notNamed(\"Ridge\")"),
            ("name", .contains, "id", "containing(\"id\")"),
            ("name", .hasPrefix, "Ri", "beginning(\"Ri\")"),
            ("name", .hasSuffix, "ge", "ending(\"ge\")"),
            ("distance", .lessThan, 3.0, "shorter(3.0)"),
            ("distance", .lessThanOrEqualTo, 3.0, "atMost(3.0)"),
            ("distance", .greaterThan, 3.0, "longer(3.0)"),
            ("distance", .greaterThanOrEqualTo, 3.0, "atLeast(3.0)"),
            ("note", .equalTo, "steep", "noted(Optional(\"steep\"))"),
            ("tags", .contains, "coast", "tagged(\"coast\")"),
        ] as [(String, EntityComparison, any _IntentValue & Sendable, String)])
    func mapping(
        property: String, comparison: EntityComparison, value: any _IntentValue & Sendable, expected: String
    ) async throws {
        let condition = EntityQueryCondition(property: property, comparison: comparison, value: value)
        let answer = try await PathQuery().anyEntities(matching: [condition], sortedBy: nil, limit: nil)
        #expect(String(localized: try #require(answer.entities.first).displayRepresentation.title) == expected)
        #expect(answer.untested.isEmpty)
    }

    @Test("A value of another type than the property's is left to whoever asked", arguments: ["note", "name"])
    func otherType(property: String) async throws {
        let condition = EntityQueryCondition(property: property, comparison: .equalTo, value: 3)
        #expect(try await PathQuery().anyEntities(matching: [condition], sortedBy: nil, limit: nil).untested == [0])
    }

    @Test("A comparison that the query does not know is left to whoever asked, and so is the limit")
    func unknownComparison() async throws {
        let known = EntityQueryCondition(property: "name", comparison: .equalTo, value: "Ridge")
        let unknown = EntityQueryCondition(property: "note", comparison: .contains, value: "steep")
        let answer = try await PathQuery().anyEntities(matching: [known, unknown], sortedBy: nil, limit: 2)
        #expect(answer.untested == [1])
        #expect(
            String(localized: try #require(answer.entities.first).displayRepresentation.title) == "named(\"Ridge\")")
    }

    @Test(
        "An order that the query knows is handed to it, another is left to whoever asked",
        arguments: [
            ("distance", true, "longest 7", true), ("distance", false, "shortest 7", true), ("name", true, "", false),
        ])
    func order(property: String, descending: Bool, expected: String, isSorted: Bool) async throws {
        let answer = try await PathQuery().anyEntities(matching: [], sortedBy: (property, descending), limit: 7)
        #expect(String(localized: try #require(answer.entities.first).displayRepresentation.title) == expected)
        #expect(answer.isSorted == isSorted)
    }
}
