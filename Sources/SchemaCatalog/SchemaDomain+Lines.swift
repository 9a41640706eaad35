extension SchemaDomain {
    /// Reads a domain from the lines that the schema generator writes.
    ///
    /// A line is a record: its fields stand between tabs and the first of them says what the record is. `member` and
    /// `static` belong to the intent or entity above them. The generator's `CatalogWriter` is the other half of this.
    ///
    /// - Parameter lines: The records of one domain.
    init(lines: String) {
        self.init(name: "", requiresAll: false, requiredIntents: [], intents: [], entities: [], enums: [])
        for line in lines.split(separator: "\n") { read(SchemaRecord(line)) }
    }

    private mutating func read(_ record: SchemaRecord) {
        switch record[0] {
        case "domain":
            name = record[1]
            requiresAll = record.flag(2)
            requiredIntents = record.list(3)
        case "intent": intents.append(intent(record))
        case "entity": entities.append(entity(record))
        case "enum": enums.append(enumeration(record))
        case "member":
            let member = SchemaMember(name: record[1], valueType: record.type(at: 2))
            if entities.isEmpty {
                intents[intents.endIndex - 1].parameters.append(member)
            } else {
                entities[entities.endIndex - 1].properties.append(member)
            }
        case "static":
            let member = SchemaStatic(
                name: record[1], type: record[2], value: record.optional(3), isRequired: record.flag(4))
            if entities.isEmpty {
                intents[intents.endIndex - 1].statics.append(member)
            } else {
                entities[entities.endIndex - 1].statics.append(member)
            }
        default: break
        }
    }

    private func intent(_ record: SchemaRecord) -> IntentSchema {
        IntentSchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            introduced: record[5], isDeprecated: record.flag(6), replacement: record.optional(7),
            conformances: record.list(8), experiences: record.list(9),
            result: record.optional(10) == nil ? nil : record.type(at: 10), parameters: [], statics: [])
    }

    private func entity(_ record: SchemaRecord) -> EntitySchema {
        EntitySchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            introduced: record[5], conformances: record.list(6), query: record[7], experiences: record.list(8),
            properties: [], statics: [])
    }

    private func enumeration(_ record: SchemaRecord) -> EnumSchema {
        EnumSchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            introduced: record[5], rawType: record[6], cases: record.list(7), isExtensible: record.flag(8),
            experiences: record.list(9))
    }
}
