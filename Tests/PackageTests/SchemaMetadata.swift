import SchemaCatalog
import SchemaScaffold

/// What a program should tell of the type that follows a schema, as the lines that the program of the fixtures writes.
struct SchemaMetadata {
    /// The kinds of value of the types that schemas mean literally, and of those that take a foreign type's place.
    private static let kinds = [
        "AttributedString": "text", "Bool": "boolean", "Calendar.RecurrenceRule": "recurrence", "Date": "date",
        "DateComponents": "dateComponents", "Double": "number", "Duration": "duration",
        "GeoToolbox.PlaceDescriptor": "place", "Int": "integer", "IntentFile": "file", "IntentPerson": "person",
        "LinkPresentation.LinkMetadata": "other LinkMetadata", "String": "text", "StringSearchCriteria": "text",
        "TagEntity": "entity TagEntity", "URL": "url", "any AppEntity": "entity ItemEntity",
        "VisualIntelligence.SceneDescriptor": "other SemanticContentDescriptor",
    ]

    /// The protocols that are declared under another name than the schemas have for them.
    private static let protocols = ["AudioStartingIntent": "AudioPlaybackIntent", "UniqueEntity": "UniqueAppEntity"]

    private let domain: SchemaDomain
    /// The names of the domain's types in the scaffold, by kind and schema.
    private let names: [String: String]

    private init(domain: SchemaDomain) throws {
        self.domain = domain
        let kinds: [ScaffoldDeclaration.Kind: String] = [.intent: "intent", .entity: "entity", .enumeration: "enum"]
        let declarations = try Scaffold(of: [domain.name]).declarations
        names = Dictionary(
            declarations.compactMap { type in
                kinds[type.kind].flatMap { kind in type.schema.map { ("\(kind)\t\($0)", type.name) } }
            }
        ) { first, _ in first }
    }

    /// The lines of all schemas of a domain by the first's kind and schema.
    static func lines(of domain: SchemaDomain) throws -> [String: [String]] {
        let metadata = try SchemaMetadata(domain: domain)
        var lines: [String: [String]] = [:]
        for schema in domain.intents {
            let heading = "intent\t\(schema.identifier)"
            let rest =
                ["", metadata.name(heading), schema.title, schema.result.map(metadata.kind) ?? ""]
                + conformances(schema.conformances)
            lines[heading] = [heading + rest.joined(separator: "\t")] + schema.parameters.map(metadata.line)
        }
        for schema in domain.entities {
            let heading = "entity\t\(schema.identifier)"
            let rest = ["", metadata.name(heading), schema.title, ""] + conformances(schema.conformances)
            lines[heading] = [heading + rest.joined(separator: "\t")] + schema.properties.map(metadata.line)
        }
        for schema in domain.enums {
            let heading = "enum\t\(schema.identifier)"
            let cases = schema.cases.isEmpty ? ["first", "second"] : schema.cases
            lines[heading] = ["\(heading)\t\(metadata.name(heading))\t\(schema.title)"] + cases.map { "case\t\($0)" }
        }
        return lines
    }

    /// A program's lines, grouped by type, by the first's kind and schema.
    static func lines(of output: [String]) -> [String: [String]] {
        var lines: [String: [String]] = [:]
        var heading = ""
        for line in output {
            if !line.hasPrefix("member\t"), !line.hasPrefix("case\t") {
                heading = line.split(separator: "\t").prefix(2).joined(separator: "\t")
            }
            lines[heading, default: []].append(line)
        }
        return lines
    }

    private func name(_ heading: String) -> String { names[heading] ?? "no type" }

    private static func conformances(_ protocols: [String]) -> [String] {
        protocols.filter { !["AppIntent", "AppEntity"].contains($0) }.map { Self.protocols[$0] ?? $0 }.sorted()
    }

    private func line(_ member: SchemaMember) -> String {
        "member\t\(member.name)\t\(kind(member.valueType))\t\(member.isOptional ? "optional" : "")"
    }

    private func kind(_ type: SchemaType) -> String {
        let isList = type.elementName != type.name
        return (isList ? "list of " : "") + element(type)
    }

    private func element(_ type: SchemaType) -> String {
        if let ref = type.ref {
            let kind = SchemaCatalog.entity(ref)?.typeName == type.elementName ? "entity" : "enum"
            return "\(kind) \(name("\(kind)\t\(ref)"))"
        }
        if let kind = Self.kinds[type.elementName] { return kind }
        let cases = domain.union(named: type.elementName)?.cases ?? []
        let known = cases.map { "\($0.name) \(kind($0.valueType))" }.joined(separator: ", ")
        return "union " + (known.isEmpty ? "text text" : known)
    }
}
