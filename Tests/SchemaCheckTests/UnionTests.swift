import SchemaCheck
import Testing

@Suite("Enums that stand for unions")
struct UnionTests {
    /// An intent that takes a destination, which is a union, with what else the source declares.
    private static func source(_ declarations: String) -> CheckedSource {
        [
            "Draft.swift": "@AppIntent(schema: .calendar.createEvent) struct Create { var location: Place? }",
            "Place.swift": declarations,
        ]
    }

    @Test(
        "An enum with payloads that the union takes is right, whatever its cases are called",
        arguments: [
            "@UnionValue enum Place { case place(PlaceDescriptor); case address(String) }",
            "@UnionValue enum Place { case spot(GeoToolbox.PlaceDescriptor) }",
            "@UnionValue enum Place { case words(Swift.String), more(Words) }\ntypealias Words = String",
            "extension Place: AppUnionValue {}\nenum Place { case a, b }", "",
        ])
    func right(declaration: String) { #expect(Self.source(declaration).lines.isEmpty) }

    @Test("An enum without the attribute is named, and the attribute is put before it")
    func withoutAttribute() {
        let source = Self.source("    enum Place { case address(String) }")
        #expect(
            source.lines == [
                "Draft.swift:2:73: error: Parameter 'location' of schema 'calendar.createEvent' is one of the union "
                    + "'EventLocation', so 'Place' must be an enum with '@UnionValue'; write '@UnionValue' before its "
                    + "declaration", "Place.swift:2:10: note: 'Place' is declared here",
            ])
        #expect(source.mended[1] == "    @UnionValue\n    enum Place { case address(String) }")
    }

    @Test(
        "A type that cannot be the union is shown the enum to write",
        arguments: ["struct Place {}", "enum Place { case here, there(String) }", "enum Place {}"])
    func noUnion(declaration: String) {
        let source = Self.source(declaration)
        #expect(
            source.messages == [
                "Parameter 'location' of schema 'calendar.createEvent' is one of the union 'EventLocation', so 'Place' must "
                    + "be an enum with '@UnionValue', such as '@UnionValue enum EventLocation { case "
                    + "place(GeoToolbox.PlaceDescriptor); case address(String) }'"
            ])
        #expect(source.mended[1] == declaration)
    }

    @Test("Each payload that the union does not take is named, with those that it takes and the enum to write")
    func foreignPayloads() {
        let source = Self.source(
            """
            struct Spot {}
            @UnionValue
            enum Place {
                case address(String)
                case number(Int)
                case lines([String]), spot(Spot)
            }
            """)
        let remedy =
            "which union 'EventLocation' of 'calendar' does not take; it takes 'GeoToolbox.PlaceDescriptor' or "
            + "'String', as in '@UnionValue enum Place { case place(GeoToolbox.PlaceDescriptor); case address(String) }'"
        #expect(
            source.lines == [
                "Place.swift:6:17: error: Case 'number' of 'Place' holds 'Int', \(remedy)",
                "Place.swift:7:16: error: Case 'lines' of 'Place' holds '[String]', \(remedy)",
                "Place.swift:7:32: error: Case 'spot' of 'Place' holds 'Spot', \(remedy)",
            ])
    }

    @Test("A payload that has to follow a schema is told which, and is made to follow it")
    func schemaOfPayload() {
        let source: CheckedSource = """
            @AppEntity(schema: .messages.message) struct Message { var reaction: Reaction? }
            @UnionValue enum Reaction { case custom(Tapback), text(AttributedString) }
            enum Tapback: String {}
            """
        #expect(
            source.messages == [
                "Case 'custom' of 'Reaction', for union 'ReadReaction' of 'messages', must have a type that follows schema "
                    + "'messages.customReaction'; write '@AppEnum(schema: .messages.customReaction)' before the "
                    + "declaration of 'Tapback'"
            ])
        #expect(source.mended[0].contains("@AppEnum(schema: .messages.customReaction)\nenum Tapback: String {}"))
    }

    @Test("Where several schemas would do, the case's name decides, or nobody does")
    func severalSchemas() {
        let source: CheckedSource = """
            @AppIntent(schema: .audio.playAudio) struct Play { var audioEntity: Item }
            @UnionValue enum Item { case song(Song); case other(Other); case album(Album) }
            struct Song {}
            struct Other {}
            @AppEntity(schema: .audio.album) struct Album {}
            """
        #expect(
            source.messages.first
                == "Case 'song' of 'Item', for union 'AudioItem' of 'audio', must have a type that follows schema "
                + "'audio.song'; write '@AppEntity(schema: .audio.song)' before the declaration of 'Song'")
        #expect(source.messages.count == 2)
        #expect(source.messages.last?.contains("case album(Album); case artist(ArtistEntity)") == true)
        #expect(source.mended[0].contains("\nstruct Other {}"))
        #expect(source.mended[0].contains("@AppEntity(schema: .audio.song)\nstruct Song {}"))
    }

    @Test("An enum that several members have is spoken of once")
    func once() {
        let source: CheckedSource = """
            @AppIntent(schema: .calendar.createEvent) struct Create { var location: Place? }
            @AppIntent(schema: .calendar.updateEvent) struct Update { var location: Place? }
            @UnionValue enum Place { case number(Int) }
            """
        #expect(source.messages.count == 1)
    }

    @Test("A union of which not every payload is known takes any")
    func extensible() {
        let source: CheckedSource = """
            @AppIntent(schema: .phone.startCall) struct Call { var destination: Whom }
            @UnionValue enum Whom { case number(Int) }
            """
        #expect(source.lines.isEmpty)
    }
}
