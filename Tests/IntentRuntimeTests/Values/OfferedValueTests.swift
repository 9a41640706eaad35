import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Offered, limited and converted values")
struct OfferedValueTests {
    private let system = IntentSystem(catalog: IntentCatalog(types: [RentIntent.self, BerthAtHomeIntent.self]))

    private func rent(
        _ arguments: KeyValuePairs<String, JSONValue>, asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> String? {
        try await system.run("RentIntent", arguments, asking: person).json["value"]?.string
    }

    @Test(
        "A value is taken by an option's id or title, and any other as it is",
        arguments: [("n", "n, wind 2"), ("south PIER", "s, wind 2"), ("jetty", "jetty, wind 2")])
    func options(_ given: String, _ value: String) async throws {
        #expect(try await rent(["pier": .string(given)]) == value)
    }

    @Test("A person chooses among options in their own words, under their headings")
    func choices() async throws {
        let person = ScriptedPerson(values: ["North pier"])
        #expect(try await rent([:], asking: person) == "n, wind 2")
        let choices = try #require(person.valueRequests.first).choices
        #expect(choices.map(\.title) == ["North pier", "South pier"])
        #expect(choices.map(\.subtitle) == ["Near", "deep"])
    }

    @Test("Options may depend on the values given before")
    func dependency() async throws {
        let person = ScriptedPerson(values: ["Sund pier"])
        _ = try await rent(["harbour": "Sund"], asking: person)
        #expect(try #require(person.valueRequests.first).choices.map(\.id) == ["n", "s", "Sund pier"])
    }

    @Test("A provider's default is taken before anybody is asked, and what is given before that")
    func providedDefault() async throws {
        let person = ScriptedPerson(values: ["asked"])
        #expect(try await system.run("BerthAtHomeIntent", asking: person).json["value"] == "home")
        #expect(person.count == 0)
        #expect(try await system.run("BerthAtHomeIntent", ["pier": "west"]).json["value"] == "west")
    }

    @Test(
        "Other values are converted and limited as declared",
        arguments: [
            ("duration", 2, "n, wind 2, 120.0 min"), ("duration", "30 min", "n, wind 2, 30.0 min"),
            ("deposit", "50 CHF", "n, wind 2, 50 CHF"), ("crew", ["Ada", "Bo"], "n, wind 2, Ada+Bo"),
            ("wind", "gale", "n, wind 8"), ("wind", "4", "n, wind 4"),
            ("sails", "Gaff Cutter", "n, wind 2, gaffCutter"),
        ] as [(String, JSONValue, String)])
    func accepted(_ name: String, _ given: JSONValue, _ value: String) async throws {
        #expect(try await rent(["pier": "n", (name): given]) == value)
    }

    @Test(
        "A value beyond what is declared is refused with what would do",
        arguments: [
            ("duration", -1, "not below zero"), ("deposit", "50 USD", "EUR or CHF"),
            ("deposit", "5 EUR", "from 10 to 500"),
            ("crew", [], "1 to 3 values"), ("crew", ["a", "b", "c", "d"], "1 to 3 values"),
            ("wind", "storm", "whole number"),
            ("sails", "catBoat", "'sloop' or 'gaffCutter'"),
        ] as [(String, JSONValue, String)])
    func refused(_ name: String, _ given: JSONValue, _ words: String) async throws {
        let error = await systemError { _ = try await rent(["pier": "n", (name): given]) }
        #expect(try #require(error).description.contains(words))
    }
}
