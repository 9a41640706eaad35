extension SchemaDomain {
    /// Reads a domain from the lines that the schema generator writes.
    ///
    /// A line is a record: its fields stand between tabs and the first of them says what the record is. `member`,
    /// `static` and `earlier` belong to the intent or entity above them, a `member` below `earlier` to that form, and a
    /// `payload` to the union above it. Records of another kind are passed over. The generator's `DomainRecords` is the
    /// other half of this.
    ///
    /// - Parameter lines: The records of one domain.
    public init(lines: String) {
        self.init(
            name: "", provider: nil, requiresAll: false, requiredIntents: [], intents: [], entities: [], enums: [],
            unions: [])
        for line in lines.split(separator: "\n") { read(SchemaRecord(line)) }
    }

    /// Reads the domains of records that are those of several domains, one below the other.
    ///
    /// - Parameter records: The records; those above the first `domain` are passed over.
    package static func domains(in records: String) -> [SchemaDomain] {
        var domains: [SchemaDomain] = []
        for line in records.split(separator: "\n") {
            let record = SchemaRecord(line)
            if record[0] == "domain" { domains.append(SchemaDomain(lines: "")) }
            if !domains.isEmpty { domains[domains.endIndex - 1].read(record) }
        }
        return domains
    }

    private mutating func read(_ record: SchemaRecord) {
        switch record[0] {
        case "domain":
            name = record[1]
            requiresAll = record.flag(2)
            requiredIntents = record.list(3)
            provider = record.optional(4)
        case "intent": intents.append(intent(record))
        case "entity": entities.append(entity(record))
        case "enum": enums.append(enumeration(record))
        case "union":
            unions.append(
                UnionSchema(
                    domain: name, name: record[1], summary: record[2], isExtensible: record.flag(3), cases: []))
        case "member", "static", "earlier":
            if !entities.isEmpty {
                entities[entities.endIndex - 1].add(record)
            } else if !intents.isEmpty {
                intents[intents.endIndex - 1].add(record)
            }
        case "payload":
            if !unions.isEmpty { unions[unions.endIndex - 1].cases.append(record.member) }
        default: break
        }
    }

    private func intent(_ record: SchemaRecord) -> IntentSchema {
        IntentSchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            availability: record.list(5), isDeprecated: record.flag(6), replacement: record.optional(7),
            conformances: record.list(8), experiences: record.list(9),
            result: record.optional(10) == nil ? nil : record.type(at: 10), parameters: [], statics: [], earlier: [])
    }

    private func entity(_ record: SchemaRecord) -> EntitySchema {
        EntitySchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            availability: record.list(5), conformances: record.list(6), query: record[7],
            experiences: record.list(8), properties: [], statics: [], earlier: [])
    }

    private func enumeration(_ record: SchemaRecord) -> EnumSchema {
        EnumSchema(
            domain: name, name: record[1], typeName: record[2], title: record[3], summary: record[4],
            availability: record.list(5), rawType: record[6], cases: record.list(7), isExtensible: record.flag(8),
            experiences: record.list(9))
    }
}

extension IntentSchema {
    fileprivate mutating func add(_ record: SchemaRecord) {
        switch record[0] {
        case "static": statics.append(record.staticMember)
        case "earlier": earlier.append(record.earlierShape)
        default:
            if earlier.isEmpty {
                parameters.append(record.member)
            } else {
                earlier[earlier.endIndex - 1].members.append(record.member)
            }
        }
    }
}

extension EntitySchema {
    fileprivate mutating func add(_ record: SchemaRecord) {
        switch record[0] {
        case "static": statics.append(record.staticMember)
        case "earlier": earlier.append(record.earlierShape)
        default:
            if earlier.isEmpty {
                properties.append(record.member)
            } else {
                earlier[earlier.endIndex - 1].members.append(record.member)
            }
        }
    }
}
