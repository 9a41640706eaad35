import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Values of one of several types")
struct UnionTests {
    @Test(
        "What fits one type only is that; words that fit none are words",
        arguments: [
            ("Kittiwake", ["boat": ["uri": "appintents://intentRuntimeTests/Boat/b%2F1", "title": "Kittiwake"]]),
            (
                "appintents://intentRuntimeTests/Boat/b%2F4",
                ["boat": ["uri": "appintents://intentRuntimeTests/Boat/b%2F4", "title": "Seehund"]]
            ),
            (90, ["wait": .number(90)]), ("sloop", ["rig": "sloop"]),
            ("drop your anchor", ["words": "drop your anchor"]),
            (["words": "Kittiwake"], ["words": "Kittiwake"]), (["wait": "5"], ["wait": .number(5)]),
        ] as [(JSONValue, JSONValue)])
    func single(_ given: JSONValue, _ value: JSONValue) async throws {
        let system = IntentSystem(
            catalog: IntentCatalog(types: [EchoIntent<Hail>.self, Boat.self, Berth.self, Rig.self]))
        #expect(try await system.run("EchoIntent", ["value": given]).json["value"] == value)
    }

    @Test("Part of a title is words, since words are taken too")
    func parts() async throws {
        guard case .words("See") = try await IntentSystem.convert("See", to: Hail.self) else {
            Issue.record("'See' became something else")
            return
        }
    }

    @Test(
        "A number is of the type that JSON has it in, and entities in a list are looked up",
        arguments: [(3, "whole 3"), (.number(2.5), "part 2.5"), (["Seehund", "b/5"], "Seehund, Seeadler")]
            as [(JSONValue, String)])
    func numbers(_ given: JSONValue, _ words: String) async throws {
        let value = try await IntentSystem.convert(given, to: Count.self)
        switch value {
        case .whole(let number): #expect("whole \(number)" == words)
        case .part(let number): #expect("part \(number)" == words)
        case .several(let boats): #expect(boats.map(\.name).joined(separator: ", ") == words)
        }
    }

    @Test("What fits several types is offered, with the names of the cases")
    func ambiguous() async throws {
        let person = ScriptedPerson(choices: [1])
        let value = try await IntentSystem.convert("1.0", to: Duo.self, asking: person)
        guard case .wait(let duration) = value else {
            Issue.record("The choice was not taken")
            return
        }
        #expect(duration == .seconds(1))
        let request = try #require(person.choiceRequests.first)
        #expect(request.choices.map(\.subtitle) == ["Part", "Wait"])
        #expect(await systemError { _ = try await IntentSystem.convert("1.0", to: Duo.self) } != nil)
    }

    @Test("What fits no type is refused with all that would do")
    func refused() async {
        let error = await systemError { _ = try await IntentSystem.convert("mud", to: Duo.self) }
        #expect(error?.description.contains("number or duration in seconds") == true)
        let wrongCase = await systemError { _ = try await IntentSystem.convert(["wait": "mud"], to: Duo.self) }
        #expect(wrongCase?.description.contains("duration") == true)
    }

    @Test("The kind tells the cases, and a union's list of cases is no enum of the app's")
    func kind() throws {
        let catalog = IntentCatalog(types: [EchoIntent<Hail>.self, Hail.Cases.self, Rig.self])
        #expect(catalog.enums.map(\.typeName) == ["Rig"])
        guard case .union("Hail", let cases) = catalog.intents.first?.parameters.first?.kind else {
            Issue.record("The parameter is no union")
            return
        }
        #expect(cases.map(\.name) == ["boat", "berth", "wait", "rig", "words"])
        #expect(cases.map(\.title) == ["Boat", "Berth", "Waiting time", "Rig", "Words"])
        #expect(cases[2].kind == .duration)
    }

    @Test("A union without words of its own gets them from its names")
    func names() {
        #expect(String(localized: Count.typeDisplayRepresentation.name) == "Count")
        #expect(Count.caseDisplayRepresentations[.several].map { String(localized: $0.title) } == "Several")
        #expect(Count.Cases.allCases.map(\.rawValue) == ["whole", "part", "several"])
    }
}

/// Two types of number.
@UnionValue
enum Duo {
    case part(Double)
    case wait(Duration)
}
