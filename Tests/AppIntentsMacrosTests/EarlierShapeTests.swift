import SchemaCatalog
import Testing

@Suite struct `A type that has the form a schema had before` {
    static let intents = `Every schema of the catalogue`.intents.filter { !$0.earlier.isEmpty }
    static let entities = `Every schema of the catalogue`.entities.filter { !$0.earlier.isEmpty }

    @Test(arguments: intents) func `is accepted as an intent, with its parameters`(schema: IntentSchema) {
        for shape in schema.earlier {
            let expanded = ExpandedSource(
                SchemaSource.type("AppIntent", schema.identifier, schema.typeName, shape.members, schema.statics))
            #expect(expanded.messages == [])
            for member in shape.members {
                #expect(expanded.expansion.contains("@AppIntents.IntentParameter\n    \(member.declaration)\n"))
            }
        }
    }

    @Test(arguments: entities) func `is accepted as an entity, with its properties`(schema: EntitySchema) {
        for shape in schema.earlier {
            let expanded = ExpandedSource(
                SchemaSource.type("AppEntity", schema.identifier, schema.typeName, shape.members, schema.statics))
            #expect(expanded.messages == [])
            for member in shape.members {
                #expect(expanded.expansion.contains("@Property\n    \(member.declaration)\n"))
            }
        }
    }

    @Test func `is told of the present one where it declares nothing of either`() {
        let expanded = ExpandedSource("@AppEntity(schema: .photos.asset)\nstruct Asset {}")
        let wanted = SchemaCatalog.entity("photos.asset")?.properties.count
        #expect(expanded.messages.count == wanted)
    }
}
