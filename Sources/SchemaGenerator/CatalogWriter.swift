/// Writes the catalogue: one text of tab-separated records a domain, which compiles in no time.
struct CatalogWriter {
    let domains: [DomainDescription]

    /// Types that the framework itself offers and that a schema therefore means literally.
    private static let valueTypes: Set<String> = [
        "AttributedString", "Bool", "Calendar.RecurrenceRule", "Date", "DateComponents", "Double", "Duration", "Int",
        "IntentFile", "IntentPerson", "String", "StringSearchCriteria", "URL",
    ]

    /// The text of each file by its name.
    func files() -> [String: String] {
        var files: [String: String] = ["SchemaCatalog+Domains.swift": index()]
        for domain in domains { files["\(SchemaWords.capitalized(domain.domain))Schemas.swift"] = text(of: domain) }
        return files
    }

    private func index() -> String {
        var lines = [
            GeneratedFile.notice, "", "extension SchemaCatalog {",
            "    /// The names of all domains, in alphabetical order.",
            "    public static let domainNames: [String] = [",
        ]
        lines += domains.map { "        \"\($0.domain)\"," }
        lines += [
            "    ]", "", "    /// The domain of a name.", "    ///",
            "    /// - Parameter name: The name as it stands in source, such as `wordProcessor`.",
            "    /// - Returns: The domain, or `nil` if there is none of that name.",
            "    public static func domain(named name: String) -> SchemaDomain? {", "        switch name {",
        ]
        lines += domains.map {
            "        case \"\($0.domain)\": \(SchemaWords.capitalized($0.domain))Schemas.domain"
        }
        lines += ["        default: nil", "        }", "    }", "}", ""]
        return lines.joined(separator: "\n")
    }

    private func text(of domain: DomainDescription) -> String {
        var records = [["domain", domain.domain, flag(domain.requiresAll), list(domain.requiredIntents)]]
        records += domain.intents.flatMap(self.records)
        records += domain.entities.flatMap(self.records)
        records += domain.enums.map(record)
        var lines = [
            GeneratedFile.notice, "", "/// The schemas of the `\(domain.domain)` domain.",
            "enum \(SchemaWords.capitalized(domain.domain))Schemas {", "    static let domain = SchemaDomain(",
            "        lines: #\"\"\"",
        ]
        lines += records.map { "            " + line($0) }
        lines += ["            \"\"\"#)", "}", ""]
        return lines.joined(separator: "\n")
    }

    private func records(_ intent: DomainDescription.IntentDescription) -> [[String]] {
        var record = [
            "intent", intent.schema, intent.identifier ?? "", intent.title ?? SchemaWords.title(of: intent.schema),
            intent.summary, intent.availability["iOS"] ?? "", flag(intent.deprecated != nil),
            intent.deprecated?.use ?? "", list(intent.conformances), list(intent.experiences),
        ]
        if let result = intent.result { record += type(result.type, result.optional, result.ref) }
        return [record] + intent.parameters.map(member) + (intent.statics ?? []).map(staticMember)
    }

    private func records(_ entity: DomainDescription.EntityDescription) -> [[String]] {
        let record = [
            "entity", entity.schema, entity.identifier ?? "", entity.title ?? SchemaWords.title(of: entity.schema),
            entity.summary, entity.availability["iOS"] ?? "", list(entity.conformances), entity.query ?? "",
            list(entity.experiences),
        ]
        return [record] + entity.properties.map(member) + (entity.statics ?? []).map(staticMember)
    }

    private func record(_ enumeration: DomainDescription.EnumDescription) -> [String] {
        [
            "enum", enumeration.schema, enumeration.identifier ?? "",
            enumeration.title ?? SchemaWords.title(of: enumeration.schema), enumeration.summary,
            enumeration.availability["iOS"] ?? "", enumeration.rawType, list(enumeration.cases),
            flag(enumeration.extensible ?? enumeration.cases.isEmpty), list(enumeration.experiences),
        ]
    }

    private func member(_ member: DomainDescription.MemberDescription) -> [String] {
        ["member", member.name] + type(member.type, member.optional, member.ref)
    }

    private func staticMember(_ member: DomainDescription.StaticDescription) -> [String] {
        ["static", member.name, member.type, member.value ?? "", flag(member.required ?? false)]
    }

    private func type(_ name: String, _ isOptional: Bool, _ ref: String?) -> [String] {
        var element = Substring(name)
        if element.hasPrefix("["), element.hasSuffix("]") { element = element.dropFirst().dropLast() }
        if element.hasPrefix("Set<"), element.hasSuffix(">") { element = element.dropFirst(4).dropLast() }
        let isPlaceholder = ref == nil && !Self.valueTypes.contains(String(element))
        return [name, flag(isOptional), ref ?? "", flag(isPlaceholder)]
    }

    private func flag(_ value: Bool) -> String { value ? "1" : "" }

    private func list(_ values: [String]) -> String { values.joined(separator: ",") }

    private func line(_ fields: [String]) -> String {
        let end = fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return fields[..<end].joined(separator: "\t")
    }
}
