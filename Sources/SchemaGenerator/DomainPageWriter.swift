import SchemaCatalog
import SchemaScaffold

/// Writes the pages of the documentation: one for each domain, and one that lists them.
struct DomainPageWriter {
    private let domains: [SchemaDomain]
    /// Domains that have no page here, and whose schemas those of the domains refer to.
    private let others: [SchemaDomain]

    /// Takes the domains.
    init(domains: [DomainDescription]) {
        self.init(
            domains: domains.map { SchemaDomain(lines: DomainRecords($0).lines.joined(separator: "\n")) }, others: [])
    }

    /// Takes the domains that get pages, and others that they may speak of.
    init(domains: [SchemaDomain], others: [SchemaDomain]) {
        self.domains = domains
        self.others = others
    }

    /// The text of each file by its name: the pages, and the list of them.
    ///
    /// - Throws: `ScaffoldError` where a schema speaks of one that is not there.
    func files() throws -> [String: String] {
        try pages().merging(["schema-domains.md": list]) { page, _ in page }
    }

    /// The text of each domain's page by the name of its file.
    ///
    /// - Throws: `ScaffoldError` where a schema speaks of one that is not there.
    func pages() throws -> [String: String] {
        var pages: [String: String] = [:]
        for domain in domains { pages["\(pageName(of: domain)).md"] = try text(of: domain) }
        return pages
    }

    private func pageName(of domain: SchemaDomain) -> String { domain.name + "-schemas" }

    private var list: String {
        var rows = [["Domain", "Intents", "Entities", "Enums"]]
        for domain in domains {
            let counts = [domain.intents.count, domain.entities.count, domain.enums.count]
            rows.append(["<doc:\(pageName(of: domain))>"] + counts.map(String.init))
        }
        let paragraphs = [
            "# Schema domains", Self.notice, "The fields for which there are schemas, with a page for each.",
            "## Overview",
            "A schema belongs to a domain, and its name begins with that of the domain: `mail.createDraft`. "
                + "<doc:following-a-schema> shows how a type follows one.", table(rows), "## Topics", "### Domains",
            domains.map { "- <doc:\(pageName(of: $0))>" }.joined(separator: "\n"),
        ]
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    // MARK: One domain

    private func text(of domain: SchemaDomain) throws -> String {
        let scaffold = try Scaffold(of: [domain.name], in: domains + others)
        let examples = SchemaExamples(scaffold: scaffold)
        var paragraphs = [
            "# \(NameWords.title(of: domain.name)) schemas", Self.notice, abstract(of: domain), "## Overview",
        ]
        paragraphs += use(of: domain)
        paragraphs += ["The examples of this page are one program, which begins with its imports:", examples.imports]
        let sections: [(String, [[String]])] = [
            ("Intents", domain.intents.map { section(of: $0, in: domain, examples) }),
            ("Entities", domain.entities.map { section(of: $0, in: domain, examples) }),
            ("Enums", domain.enums.map { section(of: $0, examples) }),
            ("Unions", domain.unions.map { section(of: $0, in: domain, examples) }),
        ]
        for (title, schemas) in sections where !schemas.isEmpty {
            paragraphs.append("## \(title)")
            paragraphs += schemas.flatMap(\.self)
        }
        paragraphs += [
            "## What the examples share", examples.rest(besides: domain.unions.map(\.name), domain: domain.name),
        ]
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private func abstract(of domain: SchemaDomain) -> String {
        let counts = [
            (domain.intents.count, "intent", "intents"), (domain.entities.count, "entity", "entities"),
            (domain.enums.count, "enum", "enums"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
        return "The \(listed(counts)) of the domain `\(domain.name)`, and what each asks for."
    }

    private func use(of domain: SchemaDomain) -> [String] {
        let experiences =
            domain.intents.flatMap(\.experiences) + domain.entities.flatMap(\.experiences)
            + domain.enums.flatMap(\.experiences)
        var sentences: [String] = []
        if !experiences.isEmpty {
            sentences.append("What uses these schemas: \(listed(Set(experiences).sorted())).")
        }
        if domain.requiresAll {
            let names = domain.requiredIntents.map { "`\($0)`" }
            sentences.append("An app follows all of these intents or none of them: \(listed(names)).")
        }
        return sentences.isEmpty ? [] : [sentences.joined(separator: " ")]
    }

    // MARK: One schema

    private func section(of schema: IntentSchema, in domain: SchemaDomain, _ examples: SchemaExamples) -> [String] {
        var facts = self.facts(schema.identifier, schema.availability, schema.experiences, schema.conformances)
        if schema.isDeprecated {
            facts.append(
                "Deprecated: "
                    + (schema.replacement.map { "\(reference($0, from: domain)) takes its place" }
                        ?? "nothing takes its place"))
        }
        if let result = schema.result { facts.append("Returns: \(words(result, from: domain))") }
        return ["### \(schema.title)", schema.summary, list(facts)]
            + members(schema.parameters, "Parameter", from: domain) + statics(schema.statics)
            + examples.blocks(of: schema.identifier, .intent)
            + earlier(schema.earlier, "Parameter", from: domain)
    }

    private func section(of schema: EntitySchema, in domain: SchemaDomain, _ examples: SchemaExamples) -> [String] {
        let facts = self.facts(schema.identifier, schema.availability, schema.experiences, schema.conformances)
        return ["### \(schema.title)", schema.summary, list(facts)]
            + members(schema.properties, "Property", from: domain) + statics(schema.statics)
            + examples.blocks(of: schema.identifier, .entity) + earlier(schema.earlier, "Property", from: domain)
    }

    private func section(of schema: EnumSchema, _ examples: SchemaExamples) -> [String] {
        let names = schema.cases.map { "`\($0)`" }
        let cases =
            schema.isExtensible
            ? "the app's to choose" + (names.isEmpty ? "" : ", such as \(listed(names))") : listed(names)
        let facts = self.facts(schema.identifier, schema.availability, schema.experiences, []) + ["Cases: \(cases)"]
        return ["### \(schema.title)", schema.summary, list(facts)]
            + examples.blocks(of: schema.identifier, .enumeration)
    }

    private func section(of union: UnionSchema, in domain: SchemaDomain, _ examples: SchemaExamples) -> [String] {
        ["### \(NameWords.title(of: union.name))", union.summary] + members(union.cases, "Case", from: domain)
            + examples.blocks(ofTypeNamed: union.name)
    }

    private func facts(
        _ identifier: String, _ availability: [String], _ experiences: [String], _ conformances: [String]
    ) -> [String] {
        let protocols = conformances.filter { $0 != "AppEntity" && $0 != "AppIntent" }.map { "`\($0)`" }
        return ["Schema: `\(identifier)`"] + (availability.isEmpty ? [] : ["Since: \(listed(availability))"])
            + (experiences.isEmpty ? [] : ["Used by: \(listed(experiences))"])
            + (protocols.isEmpty ? [] : ["Conforms to: \(listed(protocols))"])
    }

    private func members(_ members: [SchemaMember], _ heading: String, from domain: SchemaDomain) -> [String] {
        if members.isEmpty { return [] }
        let rows = members.map { member in
            [
                "`\(member.name)`", "`\(member.type)`", member.isOptional ? "yes" : "no",
                member.ref.map { reference($0, from: domain) } ?? "",
            ]
        }
        return [table([[heading, "Type", "Optional", "Refers to"]] + rows)]
    }

    private func statics(_ statics: [SchemaStatic]) -> [String] {
        if statics.isEmpty { return [] }
        let rows = statics.map { member in
            [
                "`\(member.name)`", "`\(member.type)`", member.value.map { "`\($0)`" } ?? "",
                member.isRequired ? "yes" : "no",
            ]
        }
        return [table([["Static member", "Type", "Value", "Needed"]] + rows)]
    }

    private func earlier(_ shapes: [EarlierShape], _ heading: String, from domain: SchemaDomain) -> [String] {
        shapes.flatMap { shape in
            let protocols = shape.conformances.filter { $0 != "AppEntity" && $0 != "AppIntent" }.map { "`\($0)`" }
            let conforming = protocols.isEmpty ? "" : ", which conforms to \(listed(protocols))"
            let form = "Code may still have the form of iOS \(shape.release)" + conforming
            let rest = members(shape.members, heading, from: domain)
            return [form + (rest.isEmpty ? ", without any \(heading.lowercased())." : ":")] + rest
        }
    }

    // MARK: Words

    private func words(_ type: SchemaType, from domain: SchemaDomain) -> String {
        "`\(type.spelling)`" + (type.ref.map { ", which is \(reference($0, from: domain))" } ?? "")
    }

    /// The name of a schema, with a link where it is described on another page.
    private func reference(_ identifier: String, from domain: SchemaDomain) -> String {
        let name = String(identifier.prefix { $0 != "." })
        guard name != domain.name, domains.contains(where: { $0.name == name }) else { return "`\(identifier)`" }
        return "`\(identifier)` in <doc:\(name)-schemas>"
    }

    private func listed(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.last ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }

    private func table(_ rows: [[String]]) -> String {
        let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        let rule = "|" + String(repeating: " --- |", count: rows[0].count)
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }

    private static let notice =
        "<!-- Generated from Schemas by generate-schemas; change those and run it again. -->"
}
