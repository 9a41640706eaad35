import AppIntents
import CoreTransferable
import IntentRuntime
import JSON
import Testing

@Suite("Entities handed over as values")
struct HandedOverTests {
    private let system = IntentSystem(
        catalog: IntentCatalog(types: [EchoIntent<IntentPerson>.self, Sailor.self, Boat.self, HireIntent.self]))

    @Test("A parameter of a person takes an entity that is one")
    func exported() async throws {
        let outcome = try await system.run("EchoIntent", ["value": "appintents://intentRuntimeTests/Sailor/ada"])
        #expect(outcome.json["value"] == ["name": "Ada", "email": "ada@example.org"])
    }

    @Test("An entity that is no person is refused as one, and one that is not there is missing")
    func refused() async {
        let missing = await systemError {
            _ = try await system.run("EchoIntent", ["value": "appintents://intentRuntimeTests/Sailor/nobody"])
        }
        #expect(missing?.description.contains("nobody") == true)
    }

    @Test("Text that begins as a URI does stays text, whether or not there is such an entity")
    func text() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<String>.self, Sailor.self]))
        let text: JSONValue = "appintents://intentRuntimeTests/Sailor/nobody is aboard"
        #expect(try await system.run("EchoIntent", ["value": text]).json["value"] == text)
    }

    @Test("An entity is made of a person where its type says how")
    func imported() async throws {
        let outcome = try await system.run(
            "HireIntent", ["sailor": ["name": "Bo", "email": "bo@example.org"]] as KeyValuePairs<String, JSONValue>)
        #expect(outcome.json["value"] == "Bo <bo@example.org>")
    }

    @Test("Whoever asks for a kind of file does not see the value")
    func files() {
        #expect(Sailor.exportedContentTypes() == [.utf8PlainText, .plainText])
    }
}

/// Somebody who sails.
struct Sailor: AppEntity, Transferable {
    static let defaultQuery = SailorQuery()

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.id)
        ValueRepresentation(
            exporting: { $0.person },
            importing: { (person: IntentPerson) in Sailor(id: "new", person: person) })
    }

    let id: String
    @Property(title: "Person") var person: IntentPerson

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String, person: IntentPerson) {
        self.id = id
        self.person = person
    }
}

/// Finds one sailor.
struct SailorQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Sailor] {
        let ada = IntentPerson(name: .displayName("Ada"), handle: .init(emailAddress: "ada@example.org"))
        return identifiers.filter { $0 == "ada" }.map { Sailor(id: $0, person: ada) }
    }
}

/// Takes a sailor on.
struct HireIntent: AppIntent {
    static let title: LocalizedStringResource = "Hire"

    @Parameter(title: "Sailor") var sailor: Sailor

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        guard case .displayName(let name) = sailor.person.name,
            case .emailAddress(let address) = sailor.person.handle?.value
        else { return .result(value: "unknown") }
        return .result(value: "\(name) <\(address)>")
    }
}
