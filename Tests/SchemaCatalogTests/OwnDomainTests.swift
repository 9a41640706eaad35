import Foundation
import SchemaCatalog
import SchemaGenerator
import Testing

@Suite struct `A domain of a package's own` {
    private let folder: DescriptionFolder

    init() throws { folder = try DescriptionFolder() }

    private static let garden = """
        {
          "domain": "garden",
          "entities": [
            {"schema": "plant", "summary": "A plant with \\"thorns\\".", "note": "Nothing is made of this.",
             "properties": [
               {"name": "name", "type": "String"},
               {"name": "height", "type": "Measurement<UnitLength>", "optional": true},
               {"name": "seasons", "type": "Set<Season>", "ref": "garden.season"},
               {"name": "note", "type": "NoteEntity", "optional": true, "ref": "notes.note"},
               {"name": "place", "type": "Place"}
             ]}
          ],
          "enums": [{"schema": "season", "identifier": "TimeOfYear", "summary": "A season.", "cases": ["spring", "repeat"]}],
          "intents": [
            {"schema": "waterPlant", "summary": "Waters a plant.", "conformances": ["OpenIntent"],
             "parameters": [{"name": "target", "type": "PlantEntity", "ref": "garden.plant"}],
             "result": {"type": "PlantEntity", "ref": "garden.plant"},
             "statics": [{"name": "style", "type": "Style", "value": ".init(\\"wet\\")"}]},
            {"schema": "repeat", "summary": "Does it again.", "deprecated": {"use": "garden.waterPlant"}}
          ],
          "unions": [{"name": "Place", "summary": "Where it is.", "cases": [{"name": "text", "type": "String"}]}]
        }
        """

    @Test func `has what the description says, and sensible values for what it leaves out`() throws {
        let garden = try #require(folder.domains(Self.garden).domains.first)
        #expect(garden.name == "garden")
        #expect(garden.provider == "GardenKit.GardenSchemas")
        #expect(!garden.requiresAll)
        let plant = try #require(garden.entity(named: "plant"))
        #expect(plant.typeName == "PlantEntity")
        #expect(plant.title == "Plant")
        #expect(plant.summary == "A plant with \"thorns\".")
        #expect(
            plant.properties.map(\.declaration) == [
                "var name: String", "var height: Measurement<UnitLength>?", "var seasons: Set<Season>",
                "var note: NoteEntity?", "var place: Place",
            ])
        #expect(plant.properties.map(\.ref) == [nil, nil, "garden.season", "notes.note", nil])
        #expect(plant.properties.map(\.valueType.isPlaceholder) == [false, false, false, false, true])
        let season = try #require(garden.enumeration(named: "season"))
        #expect(season.typeName == "TimeOfYear")
        #expect(season.rawType == "String")
        #expect(!season.isExtensible)
        let water = try #require(garden.intent(named: "waterPlant"))
        #expect(water.typeName == "WaterPlantIntent")
        #expect(water.title == "Water Plant")
        #expect(water.result == SchemaType(name: "PlantEntity", ref: "garden.plant"))
        #expect(try #require(garden.intent(named: "repeat")).replacement == "garden.waterPlant")
        #expect(garden.union(named: "Place")?.cases.map(\.name) == ["text"])
    }

    @Test func `gives its names to source, and says which are deprecated`() throws {
        let source = try folder.domains(Self.garden).source
        #expect(source.contains("public enum GardenSchemas: AppIntents.AppSchemaDomain {"))
        #expect(source.contains("        /// A plant with \"thorns\".\n        public var plant: Entity {"))
        #expect(
            source.contains(
                """
                        /// Does it again.
                        @available(*, deprecated, message: "Use '.garden.waterPlant'")
                        public var `repeat`: Intent {
                """))
    }

    @Test func `gives the macros what they need, in one name without quotation marks`() throws {
        let source = try folder.domains(Self.garden).source
        let names = source.matches(of: /type: "(?<name>[^"\\]*)"\)/).map { String($0.name) }
        let own = names.filter { $0.contains("␞") }
        #expect(
            own.map { $0.prefix { $0 != "␞" } } == [
                "AppIntentSchemaMacro", "AppEntitySchemaMacro", "AppEnumSchemaMacro",
            ])
        #expect(own.allSatisfy { !$0.contains("\n") && !$0.contains("Waters a plant.") })
        #expect(own.allSatisfy { $0.contains("␟style␟Style␟.init(␂wet␂)") })
    }

    @Test func `has macros with all the roles, protocols and names that the framework's own have`() throws {
        let declared = try macros(in: folder.domains(Self.garden).source)
        let file = `The schema generator`.package.appendingPathComponent(
            "Sources/AppIntents/Schemas/SchemaMacros.swift")
        let own = try macros(in: String(contentsOf: file, encoding: .utf8))
        #expect(declared.keys.sorted() == ["AppEntity", "AppEnum", "AppIntent"])
        for (name, words) in declared {
            let wanted = try #require(own[name])
            #expect(wanted.count > 3)
            #expect(wanted.subtracting(words) == [], "\(name)")
        }
    }

    /// The words in the attributes of each macro of a source.
    private func macros(in source: String) -> [String: Set<String>] {
        var macros: [String: Set<String>] = [:]
        for match in source.matches(of: /(?<attributes>(@attached\([^@]*\)\n)+)public macro (?<name>\w+)/) {
            let words = match.attributes.matches(of: /\w+/).map { String($0.output) }
            macros[String(match.name)] = Set(words)
        }
        return macros
    }

    @Test func `may speak of the target's other domains, and of those that it depends on`() throws {
        let tools = try folder.write(
            #"{"domain": "tools", "entities": [{"schema": "shed", "summary": "A shed."}]}"#, to: "tools.json")
        let weather = try folder.write(
            #"{"domain": "weather", "enums": [{"schema": "sky", "summary": "The sky."}]}"#, to: "weather.json")
        let soil = try folder.write(
            #"{"domain": "soil", "enums": [{"schema": "kind", "summary": "A kind of soil."}]}"#, to: "soil.json")
        let garden = try folder.write(
            """
            {"domain": "garden", "entities": [{"schema": "plant", "summary": "A plant.", "properties": [
            {"name": "shed", "type": "ShedEntity", "ref": "tools.shed"},
            {"name": "soil", "type": "SoilKind", "ref": "soil.kind"}]}]}
            """, to: "garden.json")
        let domains = try OwnDomains(
            files: [garden, soil], module: "GardenKit",
            others: [.init(module: "ToolKit", file: tools), .init(module: "WeatherKit", file: weather)])
        #expect(domains.domains.map(\.name) == ["garden", "soil"])

        // The macros cannot look into other packages: what they have to know of them comes along.
        let macro = try #require(
            domains.source.firstMatch(of: /macro AppEntity\(schema: GardenSchemas.Entity\) =\n.*type: "(?<name>.*)"\)/))
        #expect(macro.name.contains("␞domain␟tools␟␟␟ToolKit.ToolsSchemas␞entity␟shed␟ShedEntity␟Shed"))
        #expect(macro.name.contains("␞domain␟soil␟␟␟GardenKit.SoilSchemas␞enum␟kind␟Kind␟Kind"))
        #expect(!macro.name.contains("weather"))
    }

    @Test func `passes over what other targets have that is no domain`() throws {
        let others = try ["[1, 2]", "", #"{"domain": "tools", "entities": 1}"#].enumerated().map { index, text in
            try OwnDomains.Other(module: "M\(index)", file: folder.write(text, to: "other\(index).json"))
        }
        let source = try folder.domains(Self.garden, others: others).source
        #expect(source.contains("public import AppIntents\n\n"))
    }

    /// A module that declares macros of these names has the compiler look no further.
    @Test func `leaves the macros of the framework and of other domains to be used beside its own`() throws {
        let tools = try folder.write(
            #"{"domain": "tools", "entities": [{"schema": "shed", "summary": "A shed."}]}"#, to: "tools.json")
        let source = try folder.domains(Self.garden, others: [.init(module: "ToolKit", file: tools)]).source
        #expect(source.contains("\npublic import AppIntents\nimport ToolKit\n"))
        let declarations = source.matches(of: /\n(?<macro>[a-z ]*macro AppEntity\(.*\)) =\n/).map { String($0.macro) }
        #expect(
            declarations == [
                "public macro AppEntity(schema: GardenSchemas.Entity)",
                "macro AppEntity(schema: AppIntents.AppSchema.Entity, _ nothing: Never...)",
                "macro AppEntity(schema: ToolsSchemas.Entity, _ nothing: Never...)",
            ])
    }

    @Test func `has a source file that nothing in the description can break`() throws {
        let source = try folder.domains(
            ##"{"domain": "garden", "enums": [{"schema": "a", "summary": "\"\"\"# \\#(it) */", "title": "␞enum␟b"}]}"##
        ).source
        // The literal is in one sign more than the text in it.
        let quotes = String(repeating: "\"", count: 3)
        #expect(source.contains("public static var records: String {\n        ##\(quotes)\n"))
        #expect(source.contains("\t\(quotes)# \\#(it) */"))
        #expect(source.contains("        /// \(quotes)# \\#(it) */\n"))
        #expect(source.contains("␞enum␟a␟A␟ enum b␟"))
    }
}
