import SchemaCatalog
import Testing

@Suite struct `The name of a macro's type` {
    @Test func `holds records, whatever is in them, on one line and without quotation marks`() {
        let lines = ["domain\tgarden\t\t\tGardenSchemas", "static\tstyle\tStyle\t.init(\"a\\b\")"]
        let name = MacroTypeName(macro: "AppEntitySchemaMacro", lines: lines)
        #expect(!name.text.contains { "\n\t\"\\".contains($0) })
        let read = MacroTypeName(name.text)
        #expect(read.macro == "AppEntitySchemaMacro")
        #expect(read.plainRecords == lines.joined(separator: "\n"))
    }

    @Test func `has no records where it stands alone`() {
        let name = MacroTypeName("AppEntitySchemaMacro")
        #expect(name.macro == "AppEntitySchemaMacro")
        #expect(name.records.isEmpty)
    }

    @Test func `gives the domains of its records, one after the other`() {
        let name = MacroTypeName(
            macro: "AppEntitySchemaMacro",
            lines: [
                "domain\tgarden\t\t\tGardenKit.GardenSchemas", "entity\tplant\tPlantEntity\tPlant",
                "member\tname\tString",
                "domain\ttools\t\t\tToolsSchemas", "enum\tkind\tKind\tKind",
            ])
        let domains = SchemaDomain.domains(in: MacroTypeName(name.text).plainRecords)
        #expect(domains.map(\.name) == ["garden", "tools"])
        #expect(domains.map(\.provider) == ["GardenKit.GardenSchemas", "ToolsSchemas"])
        #expect(domains.map(\.providerType) == ["GardenSchemas", "ToolsSchemas"])
        #expect(domains[0].entities.map(\.name) == ["plant"])
        #expect(domains[0].entities.first?.properties.map(\.name) == ["name"])
        #expect(domains[1].entities.isEmpty)
        #expect(domains[1].enums.map(\.identifier) == ["tools.kind"])
    }
}
