import IntentCommandLine
import SchemaCatalog

/// Tells a person of domains and schemas.
enum SchemaDescription {
    /// Shows all domains, a line each.
    static func show(_ domains: [SchemaDomain]) {
        var table = Table(["DOMAIN", "INTENTS", "ENTITIES", "ENUMS", "USED BY", "ALL OR NONE"])
        for domain in domains {
            let counts = [domain.intents.count, domain.entities.count, domain.enums.count]
            let group = domain.requiresAll ? "\(domain.requiredIntents.count) intents" : ""
            table.add(
                [domain.name] + counts.map(String.init) + [experiences(of: domain).joined(separator: ", "), group])
        }
        table.print()
    }

    /// The experiences that make use of any schema of a domain, in alphabetical order.
    static func experiences(of domain: SchemaDomain) -> [String] {
        let all =
            domain.intents.flatMap(\.experiences) + domain.entities.flatMap(\.experiences)
            + domain.enums.flatMap(\.experiences)
        return Set(all).sorted()
    }

    /// Shows a domain with the schemas that it has.
    static func show(_ domain: SchemaDomain) {
        Output.print(Terminal.bold(domain.name))
        if let provider = domain.provider { Output.print("Of the app's own packages: \(provider)") }
        if domain.requiresAll {
            let group = domain.requiredIntents.joined(separator: ", ")
            Output.print("An app has all of these intents or none of them: \(group)")
        }
        let schemas: [(String, [DescribedSchema])] = [
            ("INTENT", domain.intents.map(DescribedSchema.intent)),
            ("ENTITY", domain.entities.map(DescribedSchema.entity)),
            ("ENUM", domain.enums.map(DescribedSchema.enumeration)),
        ]
        for (heading, schemas) in schemas where !schemas.isEmpty {
            Output.print("")
            var table = Table([heading, "SINCE", "ABOUT"])
            for schema in schemas {
                let deprecation =
                    if case .intent(let intent) = schema, intent.isDeprecated { "Deprecated. " } else { "" }
                table.add([
                    schema.common.identifier, schema.common.availability.first ?? "",
                    deprecation + schema.common.summary,
                ])
            }
            table.print()
        }
    }

    /// Shows all that a schema asks for.
    static func show(_ schema: DescribedSchema, of domain: SchemaDomain) {
        let common = schema.common
        Output.print(Terminal.bold(common.title) + "\n\(common.summary)")
        Card.show(lines(of: schema, in: domain))
        show(schema.members, heading: memberHeading(schema))
        var statics = Table(["STATIC MEMBER", "TYPE", "VALUE", "NEEDED"])
        for member in schema.statics {
            statics.add([member.name, member.type, member.value ?? "", member.isRequired ? "yes" : "no"])
        }
        show(statics)
        if case .enumeration(let enumeration) = schema {
            var cases = Table(["CASE"])
            for name in enumeration.cases { cases.add([name]) }
            show(cases)
        }
        for union in schema.unions(of: domain) where !union.cases.isEmpty {
            show(union.cases, heading: "CASE OF \(union.name)")
        }
        for shape in schema.earlier {
            let protocols = shape.conformances.filter { $0 != "AppIntent" && $0 != "AppEntity" }
            let conforming = protocols.isEmpty ? "" : ", conforming to \(protocols.joined(separator: ", "))"
            let none = shape.members.isEmpty ? ", without any \(memberHeading(schema).lowercased())" : ""
            Output.print("\nThe form of iOS \(shape.release), which code may still have" + conforming + none)
            show(shape.members, heading: memberHeading(schema), isSpaced: false)
        }
    }

    private static func memberHeading(_ schema: DescribedSchema) -> String {
        if case .intent = schema { "PARAMETER" } else { "PROPERTY" }
    }

    private static func lines(of schema: DescribedSchema, in domain: SchemaDomain) -> [(String, String)] {
        let common = schema.common
        var lines = [
            ("Schema", common.identifier), ("Kind", schema.kind), ("Usual type", common.typeName),
            ("Since", common.availability.joined(separator: ", ")),
            ("Used by", common.experiences.joined(separator: ", ")),
        ]
        if !schema.conformances.isEmpty { lines.append(("Conforms to", schema.conformances.joined(separator: ", "))) }
        switch schema {
        case .intent(let intent):
            if intent.isDeprecated {
                lines.append(("Deprecated", intent.replacement.map { "use \($0)" } ?? "nothing takes its place"))
            }
            if let result = intent.result {
                lines.append(("Returns", result.spelling + (result.ref.map { " (\($0))" } ?? "")))
            }
            if domain.requiredIntents.contains(intent.name) {
                let others = domain.requiredIntents.filter { $0 != intent.name }
                lines.append(("Only with", others.joined(separator: ", ")))
            }
        case .entity: break
        case .enumeration(let enumeration):
            lines.append(("Raw values", enumeration.rawType))
            lines.append(("Cases", enumeration.isExtensible ? "the app's to choose" : "fixed"))
        }
        return lines.filter { !$0.1.isEmpty } + [("Start with", "appintents scaffold \(common.identifier)")]
    }

    private static func show(_ members: [SchemaMember], heading: String, isSpaced: Bool = true) {
        var table = Table([heading, "TYPE", "OPTIONAL", "REFERS TO"])
        for member in members {
            let own = member.valueType.isPlaceholder ? "a type of the app's own" : ""
            table.add([member.name, member.type, member.isOptional ? "yes" : "no", member.ref ?? own])
        }
        show(table, isSpaced: isSpaced)
    }

    private static func show(_ table: Table, isSpaced: Bool = true) {
        if table.isEmpty { return }
        if isSpaced { Output.print("") }
        table.print()
    }
}
