import SchemaCatalog
import Testing

@Suite struct `Every schema of the catalogue` {
    static let domains = SchemaCatalog.domainNames.compactMap(SchemaCatalog.domain(named:))
    static let intents = domains.flatMap(\.intents)
    static let entities = domains.flatMap(\.entities)
    static let enums = domains.flatMap(\.enums)

    @Test(arguments: intents) func `is met by an intent with exactly its parameters`(schema: IntentSchema) {
        #expect(ExpandedSource(SchemaSource.complete(schema)).messages == [])
    }

    @Test(arguments: entities) func `is met by an entity with exactly its properties`(schema: EntitySchema) {
        #expect(ExpandedSource(SchemaSource.complete(schema)).messages == [])
    }

    @Test(arguments: enums) func `is met by an enumeration with its cases`(schema: EnumSchema) {
        #expect(ExpandedSource(SchemaSource.complete(schema)).messages == [])
    }

    @Test(arguments: intents) func `gets each missing parameter from an edit`(schema: IntentSchema) {
        let expanded = ExpandedSource(SchemaSource.empty("AppIntent", schema.identifier, "struct \(schema.typeName)"))
        #expect(expanded.messages.count == schema.parameters.count + schema.statics.filter(\.isRequired).count)
        #expect(ExpandedSource(expanded.fixed).messages == [])
    }

    @Test(arguments: entities) func `gets each missing property from an edit`(schema: EntitySchema) {
        let expanded = ExpandedSource(SchemaSource.empty("AppEntity", schema.identifier, "struct \(schema.typeName)"))
        #expect(expanded.messages.count == schema.properties.count)
        #expect(ExpandedSource(expanded.fixed).messages == [])
    }

    @Test(arguments: enums) func `gets each missing case and the raw type from an edit`(schema: EnumSchema) {
        let expanded = ExpandedSource(SchemaSource.empty("AppEnum", schema.identifier, "enum \(schema.typeName)"))
        #expect(expanded.messages.count == 1 + (schema.isExtensible ? 0 : schema.cases.count))
        #expect(ExpandedSource(expanded.fixed).messages == [])
    }

    @Test(arguments: entities) func `has every property of a complete entity wrapped`(schema: EntitySchema) {
        let expansion = ExpandedSource(SchemaSource.complete(schema)).expansion
        for property in schema.properties {
            #expect(expansion.contains("@Property\n    \(property.declaration)\n"))
        }
    }

    @Test(arguments: intents) func `has every parameter of a complete intent wrapped`(schema: IntentSchema) {
        let expansion = ExpandedSource(SchemaSource.complete(schema)).expansion
        for parameter in schema.parameters {
            #expect(expansion.contains("@AppIntents.IntentParameter\n    \(parameter.declaration)\n"))
        }
    }
}
