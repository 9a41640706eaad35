import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What is told of intents, entities and enums")
struct MetadataTests {
    @Test("Parameters stand in the order of declaration with all that is known of them")
    func parameters() throws {
        let intent = try IntentCatalog.marina.intent(named: "BookBerthIntent")
        #expect(intent.title == "Book Berth")
        #expect(intent.summary == "Books a berth for a while.")
        #expect(intent.schema == nil)
        #expect(intent.name == "BookBerthIntent")
        #expect(intent.result == .text)
        #expect(intent.parameters.map(\.name) == ["skipper", "nights", "rig", "wantsPower", "remark", "draught"])
        #expect(intent.parameters.map(\.title) == ["Skipper", "Nights", "Rig", "Wants Power", "Remark", "Draught"])
        #expect(
            intent.parameters.map(\.kind)
                == [.text, .integer, .enumeration(app: "intentRuntimeTests", type: "Rig"), .boolean, .text, .number])
        #expect(intent.parameters.map(\.isRequired) == [true, true, false, true, false, false])
        #expect(intent.parameters.map(\.isOptional) == [false, false, false, false, true, true])
        #expect(intent.parameters.map(\.defaultValue) == [nil, nil, "sloop", nil, nil, nil])
        #expect(intent.parameters[1].summary == "How long.")
        #expect(intent.parameters[1].minimum == 1)
        #expect(intent.parameters[1].maximum == 14)
        #expect(intent.parameters[5].minimum == 0.2)
    }

    @Test("An entity's properties stand in the order of declaration")
    func properties() throws {
        let boat = try IntentCatalog.marina.entity(named: "Boat")
        #expect(boat.title == "Boat")
        #expect(Set(boat.properties.map(\.name)) == ["name", "harbour", "rig", "log", "nameLength"])
        #expect(boat.properties.prefix(3).map(\.name) == ["name", "harbour", "rig"])
        #expect(boat.properties.first { $0.name == "rig" }?.isOptional == true)
        #expect(boat.properties.first { $0.name == "nameLength" }?.kind == .integer)
        let berth = try IntentCatalog.marina.entity(named: "Berth")
        #expect(berth.properties.map(\.kind) == [.number, .entity(app: "intentRuntimeTests", type: "Boat")])
    }

    @Test("An enum's cases stand in the order of declaration with their titles")
    func cases() throws {
        let rig = try IntentCatalog.marina.enumeration(named: "Rig")
        #expect(rig.cases.map(\.rawValue) == ["sloop", "gaffCutter", "catBoat"])
        #expect(rig.cases.map(\.title) == ["Bermuda Sloop", "Gaff Cutter", "Cat Boat"])
    }

    @Test("Kinds look through optionals and lists")
    func kinds() throws {
        func kind<Value: _IntentValue>(_ type: Value.Type) throws -> ValueKind {
            try #require(IntentCatalog(types: [EchoIntent<Value>.self]).intents.first?.parameters.first).kind
        }
        #expect(try kind(Bool.self) == .boolean)
        #expect(try kind(Decimal.self) == .number)
        #expect(try kind(AttributedString?.self) == .text)
        #expect(try kind(Date.self) == .date)
        #expect(try kind(DateComponents.self) == .dateComponents)
        #expect(try kind(Duration.self) == .duration)
        #expect(try kind(URL.self) == .url)
        #expect(try kind(Measurement<UnitMass>.self) == .measurement(unit: "kg"))
        #expect(try kind([IntentPerson].self) == .list(.person))
        #expect(try kind(Set<String>?.self) == .list(.text))
        #expect(try kind(IntentFile.self) == .file)
        #expect(try kind([Berth].self).words == "list of Berth")
    }

    @Test("A list that a schema has and nobody gave is empty; a list of entities is asked for")
    func emptyLists() throws {
        let parameter = try #require(
            IntentCatalog(types: [SchemaIntent<Verbs.CreateNote>.self]).intents.first?.parameters.first)
        #expect(!parameter.isRequired)
        #expect(parameter.defaultValue == [])
        let boats = try #require(try IntentCatalog.marina.intent(named: "RegattaIntent").parameters.first)
        #expect(boats.isRequired)
    }

    /// An effect in four letters: read only, destructive, idempotent, open world; a dot for what does not hold.
    private static func letters(_ effect: IntentEffect) -> String {
        (effect.isReadOnly ? "r" : ".") + (effect.isDestructive ? "d" : ".") + (effect.isIdempotent ? "i" : ".")
            + (effect.isOpenWorld ? "o" : ".")
    }

    @Test(
        "What an intent does to the world follows from its protocol, else its schema's verb, else the worst is assumed",
        arguments: [
            (ScrapBoatsIntent.self, ".di."), (ShowBoatIntent.self, "r.i."), (BookBerthIntent.self, ".d.o"),
            (SchemaIntent<Verbs.CreateNote>.self, "...."), (SchemaIntent<Verbs.AppendText>.self, "...."),
            (SchemaIntent<Verbs.UpdateNote>.self, ".di."), (SchemaIntent<Verbs.SendDraft>.self, "...o"),
            (SchemaIntent<Verbs.ReplyMail>.self, "...o"), (SchemaIntent<Verbs.Search>.self, "r.i."),
            (SchemaIntent<Verbs.OpenFile>.self, "r.i."), (SchemaIntent<Verbs.DeleteFiles>.self, ".di."),
            (SchemaIntent<Verbs.Unknown>.self, ".d.o"),
        ] as [(any AppIntent.Type, String)])
    func effects(_ type: any AppIntent.Type, _ letters: String) throws {
        let intent = try #require(IntentCatalog(types: [type]).intents.first)
        #expect(Self.letters(intent.effect) == letters)
    }
}
