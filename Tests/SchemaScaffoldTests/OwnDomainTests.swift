import SchemaCatalog
import SchemaScaffold
import Testing

@Suite struct `A scaffold of domains that are not the framework's` {
    @Test func `keeps two schemas apart whose types have one name`() throws {
        let scaffold = try Scaffold(of: ["garden", "shop"], in: [Self.garden, Self.shop])
        let entities = scaffold.declarations.filter { $0.kind == .entity }
        let named = Dictionary(uniqueKeysWithValues: entities.map { ($0.schema, $0.name) })
        #expect(named["garden.plant"] == "PlantEntity")
        #expect(named["shop.plant"] == "ShopPlantEntity")
        #expect(scaffold.source.contains("struct ShopPlantQuery: EntityStringQuery {"))
        #expect(scaffold.source.contains("-> some ReturnsValue<[ShopPlantEntity]> {"))
        #expect(Set(scaffold.declarations.map(\.name)).count == scaffold.declarations.count)
    }

    @Test func `names no type as a protocol that it conforms to`() throws {
        let source = try Scaffold(of: ["garden.open"], in: [Self.garden]).source
        #expect(source.contains("struct GardenOpenIntent: OpenIntent {"))
    }

    @Test func `makes a name for a type that has none`() throws {
        let source = try Scaffold(of: ["shop.sell"], in: [Self.garden, Self.shop]).source
        #expect(source.contains("struct ShopSell {"))
    }

    @Test func `takes the intent and the entity of one identifier`() throws {
        let scaffold = try Scaffold(of: ["shop.plant"], includingReferences: false, in: [Self.shop])
        #expect(scaffold.declarations.filter { $0.schema == "shop.plant" }.map(\.kind) == [.intent, .entity])
    }

    @Test func `finds what another domain has`() throws {
        let scaffold = try Scaffold(of: ["shop.sell"], in: [Self.garden, Self.shop])
        #expect(scaffold.declarations.compactMap(\.schema) == ["shop.sell", "garden.plant", "garden.light"])
    }

    @Test func `puts keywords between backticks`() throws {
        let source = try Scaffold(of: ["shop.sell"], in: [Self.garden, Self.shop]).source
        #expect(source.contains("    var `for`: Buyer?\n"))
        #expect(source.contains("    case `default`(String)\n"))
    }

    @Test func `declares the unions of a domain with their payloads, and others with one of text`() throws {
        let source = try Scaffold(of: ["shop.sell"], in: [Self.garden, Self.shop]).source
        #expect(
            source.contains("@UnionValue\nenum Buyer {\n    case person(IntentPerson)\n    case `default`(String)\n}"))
        #expect(
            source.contains(
                "enum Price {\n    // The kinds of value are the app's to choose.\n    case text(String)\n}"))
    }

    @Test func `imports the module that has the domain`() throws {
        let source = try Scaffold(of: ["shop.sell"], in: [Self.garden, Self.shop]).source
        #expect(source.hasPrefix("import AppIntents\nimport Foundation\nimport GardenKit\n\n"))
        #expect(try !Scaffold(of: ["shop.receipt"], in: [Self.garden, Self.shop]).source.contains("GardenKit"))
    }

    @Test func `has no query for an entity that is made for one occasion`() throws {
        let scaffold = try Scaffold(of: ["shop.receipt"], in: [Self.shop])
        #expect(scaffold.declarations.map(\.name) == ["ReceiptEntity"])
        #expect(scaffold.source.contains("struct ReceiptEntity: TransientAppEntity {\n    var total: Double\n"))
    }

    private static let garden = SchemaDomain(
        lines: """
            domain\tgarden\t\t\tGardenKit.GardenSchemas
            intent\topen\tOpenIntent\tOpen\tOpens a plant.\tiOS 27.0\t\t\tOpenIntent
            member\ttarget\tPlantEntity\t\tgarden.plant
            entity\tplant\tPlantEntity\tPlant\tA plant.\tiOS 27.0\tAppEntity\tEntityQuery
            member\tlight\tLight\t\tgarden.light
            enum\tlight\tLight\tLight\tHow much light.\tiOS 27.0\tString\t\t1
            """)

    private static let shop = SchemaDomain(
        lines: """
            domain\tshop
            intent\tplant\tPlantIntent\tPlant\tPlants what was bought.\tiOS 27.0\t\t\t\t\t[PlantEntity]\t\tshop.plant
            intent\tsell\t\tSell\tSells a plant.\tiOS 27.0
            member\tplant\tPlantEntity\t\tgarden.plant
            member\tfor\tBuyer\t1\t\t1
            member\tprice\tPrice\t\t\t1
            entity\tplant\tPlantEntity\tPlant\tA plant for sale.\tiOS 27.0\tAppEntity\tEntityQuery
            entity\treceipt\tReceiptEntity\tReceipt\tA receipt.\tiOS 27.0\tTransientAppEntity
            member\ttotal\tDouble
            union\tBuyer\tWho buys.
            payload\tperson\tIntentPerson
            payload\tdefault\tString
            """)
}
