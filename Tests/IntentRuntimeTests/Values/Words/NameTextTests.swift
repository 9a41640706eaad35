import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Names, addresses and choices in words")
struct NameTextTests {
    @Test(
        "The parts of a person's name: prefix, given, middle, family, suffix",
        arguments: [
            ("Ada", "|Ada|||"), ("Ada Lovelace", "|Ada||Lovelace|"), ("Lovelace, Ada", "|Ada||Lovelace|"),
            ("Dr. Ada King Lovelace", "Dr.|Ada|King|Lovelace|"), ("Prof Dr Ada Lovelace", "Prof Dr|Ada||Lovelace|"),
            ("Ludwig van Beethoven", "|Ludwig||van Beethoven|"),
            ("Vincent Willem van der Berg", "|Vincent|Willem|van der Berg|"),
            ("van der Berg, Vincent Willem", "|Vincent|Willem|van der Berg|"),
            ("Martin Luther King Jr.", "|Martin|Luther|King|Jr."),
            ("King, Martin Luther, Jr.", "|Martin|Luther|King|Jr."),
            ("Martin King, PhD", "|Martin||King|PhD"), ("Van Morrison", "|Van||Morrison|"), ("Sir", "|Sir|||"),
            ("  Ada   Lovelace ", "|Ada||Lovelace|"), ("Žižek", "|Žižek|||"),
        ])
    func names(_ words: String, _ parts: String) async throws {
        let name = try await IntentSystem.convert(.string(words), to: PersonNameComponents.self)
        let found = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        #expect(found.map { $0 ?? "" }.joined(separator: "|") == parts)
    }

    @Test("What is no name is refused", arguments: ["", " ", ",", "a, b, c"])
    func noName(_ words: String) async {
        let error = await systemError {
            _ = try await IntentSystem.convert(.string(words), to: PersonNameComponents.self)
        }
        #expect(error?.description.contains("name of a person") == true)
    }

    @Test(
        "People by address or number alone, as URIs too",
        arguments: [
            ("mailto:ada@example.org", IntentPerson.Handle(emailAddress: "ada@example.org")),
            ("tel:+49-431-1", .init(phoneNumber: "+49-431-1")), ("+49 431 1", .init(phoneNumber: "+49 431 1")),
            ("(0431) 12 34", .init(phoneNumber: "(0431) 12 34")), ("Ada 007", nil), ("007", nil),
        ] as [(String, IntentPerson.Handle?)])
    func people(_ words: String, _ handle: IntentPerson.Handle?) async throws {
        let person = try await IntentSystem.convert(.string(words), to: IntentPerson.self)
        #expect(person.handle == handle)
        #expect(person.name == (handle == nil ? .displayName(words) : .unknown))
    }

    @Test(
        "URLs without a scheme where they are clearly hosts",
        arguments: [
            ("www.marina.example", "https://www.marina.example"), ("example.org", "https://example.org"),
            ("example.org/a?b=c#d", "https://example.org/a?b=c#d"),
            ("example.org:8080/a", "https://example.org:8080/a"),
            ("Example.CO.UK", "https://Example.CO.UK"), ("https://a.b", "https://a.b"),
            ("mailto:a@b.c", "mailto:a@b.c"),
            (" https://a.b ", "https://a.b"),
        ])
    func urls(_ words: String, _ url: String) async throws {
        #expect(try await IntentSystem.convert(.string(words), to: URL.self).absoluteString == url)
    }

    @Test(
        "What is not clearly a host is no URL",
        arguments: [
            "notes.md", "a.b.c", "ada@example.org", "example..org", "-a.org", "org", "www.a", "a b.org", "/etc/passwd",
            "example.org:port/a", "1.5",
        ])
    func noURL(_ words: String) async {
        let url = try? await IntentSystem.convert(.string(words), to: URL.self)
        #expect(url?.scheme != "https")
    }

    @Test(
        "Cases of an enum, whatever the punctuation",
        arguments: [
            ("gaff-cutter", Rig.gaffCutter), ("Gaff, Cutter!", .gaffCutter), ("old timer", .gaffCutter),
            ("“Bermuda Sloop”", .sloop), ("GAFF_CUTTER", .gaffCutter),
        ])
    func cases(_ words: String, _ rig: Rig) async throws {
        #expect(try await IntentSystem.convert(.string(words), to: Rig.self) == rig)
    }

    @Test("A title that two cases have is offered, and the raw value decides")
    func doubtfulCase() async throws {
        let person = ScriptedPerson(choices: [1])
        #expect(try await IntentSystem.convert("low water", to: Tide.self, asking: person) == .neapLow)
        #expect(person.choiceRequests.first?.choices.map(\.id) == ["springLow", "neapLow"])
        #expect(try await IntentSystem.convert("springLow", to: Tide.self) == .springLow)
        let error = await systemError { _ = try await IntentSystem.convert("Low Water", to: Tide.self) }
        guard case .ambiguous = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test(
        "Yes and no, with spaces and in capitals",
        arguments: [(" YES ", true), ("Off", false), ("enabled", true), ("n", false)])
    func booleans(_ words: String, _ value: Bool) async throws {
        #expect(try await IntentSystem.convert(.string(words), to: Bool.self) == value)
    }
}

/// Water that is low twice under one name.
enum Tide: String, AppEnum {
    case springLow, neapLow, high

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Tide" }
    static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [
        .springLow: "Low Water", .neapLow: "Low Water", .high: "High Water",
    ]
}
