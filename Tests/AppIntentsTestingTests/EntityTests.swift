import AppIntentsTesting
import CoreTransferable
import GeoToolbox
import Testing

@Suite("An app's entities, enums and value queries")
struct EntityTests {
    @Test("Entities are found each way that the query offers", arguments: Road.allCases)
    func finding(_ road: Road) async throws {
        let berths = road.definitions.entities["BerthEntity"]
        func ids(_ entities: [AnyAppEntity]) -> [String] { entities.map(\.identifier.instanceIdentifier) }
        #expect(ids(try await berths.allEntities()) == ["A1", "A2", "B1"])
        #expect(ids(try await berths.suggestedEntities()) == ["A1", "B1"])
        #expect(ids(try await berths.entities(matching: "berth a")) == ["A1", "A2"])
        #expect(ids(try await berths.entities(identifiers: ["B1", "none"])) == ["B1"])
        #expect(try await berths.entities(matching: "zeppelin").isEmpty)
        #expect(berths.allEntitiesQuery() == road.definitions.entities["BerthEntity"].allEntitiesQuery())
        #expect(ids(try await berths.entityQuery(matching: "B1").entities()) == ["B1"])
    }

    @Test("Properties are read by name, typed, untyped and within", arguments: Road.allCases)
    func properties(_ road: Road) async throws {
        let berth = try #require(try await road.definitions.entities["BerthEntity"].allEntities().first)
        let name: String = try berth.name
        #expect(name == "Berth A1")
        #expect(try berth.pier.name == "Pier A")
        let features: [String] = try berth.features
        #expect(features == ["power", "water"])
        let untyped: (any IntentValueExpressing)? = berth.name
        #expect(untyped as? String == "Berth A1")
        #expect((berth.guest as (any IntentValueExpressing)?) == nil)
        let pier: AnyAppEntity = try berth.pier
        #expect(pier == road.definitions.entities["PierEntity"].makeReference(identifier: "A"))
    }

    @Test("A property that cannot be fetched fails when it is read, and no sooner", arguments: Road.allCases)
    func deferred(_ road: Road) async throws {
        let berth = try #require(
            try await road.definitions.entities["BerthEntity"].entities(identifiers: ["C1"]).first)
        #expect(try berth.name == "Berth C1")
        let error = await failure { _ = try berth.depth as Double }
        #expect(error?.message.contains("The network could not be reached") == true)
    }

    @Test("A reference has no properties, and says how to have them", arguments: Road.allCases)
    func reference(_ road: Road) async throws {
        let berth = road.definitions.entities["BerthEntity"].makeReference(identifier: "A1")
        let error = await failure { _ = try berth.name as String }
        #expect(error?.message.contains("entities(identifiers:)") == true)
    }

    @Test("A query that cannot tell all entities says so", arguments: Road.allCases)
    func notEnumerable(_ road: Road) async throws {
        let error = await failure { _ = try await road.definitions.entities["PierEntity"].allEntities() }
        #expect(error?.message.contains("EnumerableEntityQuery") == true)
        let unknown = await failure { _ = try await road.definitions.entities["BirthEntity"].allEntities() }
        #expect(unknown?.reason == .unknownName)
    }

    @Test("A definition knows its instances", arguments: Road.allCases)
    func instances(_ road: Road) async throws {
        let definitions = road.definitions
        let berth = definitions.entities["BerthEntity"].makeReference(identifier: "A1")
        try definitions.entities["BerthEntity"].isInstance(berth)
        #expect(throws: IntentTestingError.self) { try definitions.entities["PierEntity"].isInstance(berth) }
        let sail = definitions.enums["BoatKind"].makeCase("sail")
        try definitions.enums["BoatKind"].isInstance(sail)
        #expect(throws: IntentTestingError.self) { try definitions.enums["Colour"].isInstance(sail) }
        #expect(try sail.as(String.self) == "sail")
        #expect(try AnyAppEnum(typeIdentifier: "Level", value: 3).as(Int.self) == 3)
        #expect(throws: IntentTestingError.self) { try sail.as(Int.self) }
    }

    @Test("A transient entity goes with its properties", arguments: Road.allCases)
    func transient(_ road: Road) async throws {
        let definitions = road.definitions
        let receipt = definitions.transientEntities["Receipt"].makeEntity(
            guest: "Ada", total: IntentCurrencyAmount(amount: 5, currencyCode: "NOK"),
            kind: definitions.enums["BoatKind"].makeCase("sail"))
        let result = try await definitions.intents["PayBill"].makeIntent(receipt: receipt).run()
        let paid: AnyTransientAppEntity = try result.value
        try definitions.transientEntities["Receipt"].isInstance(paid)
        #expect(paid.entityType.persistentIdentifier == "Receipt")
        #expect(try paid.guest == "Ada")
        #expect(try paid.total == IntentCurrencyAmount(amount: 15, currencyCode: "NOK"))
        #expect(try paid.kind == AnyAppEnum(typeIdentifier: "BoatKind", rawValue: "sail"))
    }

    @Test("A value query finds values", arguments: Road.allCases)
    func valueQuery(_ road: Road) async throws {
        let result = try await road.definitions.valueQueries["BerthSearch"].values(for: "power")
        #expect(result.items.count == 2)
        #expect(try result.items[1].name == "Berth B1")
        #expect(try await road.definitions.valueQueries["BerthSearch"].values(for: "crane").items.isEmpty)
        let error = await failure { _ = try await road.definitions.valueQueries["BirthSearch"].values(for: "x") }
        #expect(error?.reason == .unknownName)
    }

    @Test("What the app shows is told while it shows it", arguments: Road.allCases)
    func annotations(_ road: Road) async throws {
        let definitions = road.definitions
        try await definitions.intents["OpenBerth"].makeIntent(target: "A2").run()
        let shown = try await definitions.entities["BerthEntity"].viewAnnotations()
        #expect(shown.map(\.entity.identifier.instanceIdentifier) == ["A2"])
        #expect(shown.first?.isSelected == true)
        #expect(try shown.first?.entity.name == "Berth A2")
        try await definitions.intents["CloseBerth"].makeIntent().run()
        #expect(try await definitions.entities["BerthEntity"].viewAnnotations().isEmpty)
    }

    @Test("An entity is handed over as a value that every app knows, and made of one", arguments: Road.allCases)
    func handover(_ road: Road) async throws {
        let berths = road.definitions.entities["BerthEntity"]
        let berth = try #require(try await berths.entities(identifiers: ["B1"]).first)
        let place = try await berth.exported(as: PlaceDescriptor.self)
        #expect(place == PlaceDescriptor(representations: [.address("Quay B1")], commonName: "Berth B1"))
        #expect(try await berths.resolved(from: place) == berth)
        let shortcut = await failure { _ = try await berth.exported(as: SystemShortcut.self) }
        #expect(shortcut?.reason == .invalidArgument)
    }

    @Test("An entity becomes content, and content an entity", arguments: Road.allCases)
    func transfer(_ road: Road) async throws {
        let berths = road.definitions.entities["BerthEntity"]
        let berth = try #require(try await berths.entities(identifiers: ["B1"]).first)
        let exported = try await berth.exported(as: .json)
        #expect(exported.type == .json)
        #expect(String(decoding: exported.data, as: UTF8.self) == #"{"id":"B1"}"#)
        let again = try await berths.resolved(from: exported)
        #expect(again == berth)
        #expect(try again.name == "Berth B1")
        #expect(try await berth.exported(as: String.self) == "Berth B1")
        #expect(try await berths.resolved(from: "Berth A2").id == "A2")

        let wrong = await failure { _ = try await berth.exported(as: .png) }
        #expect(wrong?.reason == .failed)
        let nobody = await failure { _ = try await berths.resolved(from: "Berth Z9") }
        #expect(nobody?.reason == .failed)
        let pier = road.definitions.entities["PierEntity"].makeReference(identifier: "A")
        let none = await failure { _ = try await pier.exported(as: .json) }
        #expect(none?.reason == .invalidArgument)
    }
}
