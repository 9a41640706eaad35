import SchemaCatalog

/// A domain as records: the lines that `SchemaDomain(lines:)` reads.
struct DomainRecords {
    private let domain: DomainDescription
    private let provider: String?

    /// Takes a domain.
    ///
    /// - Parameters:
    ///   - domain: The domain as described.
    ///   - provider: The type that gives the domain to the system, with its module; `nil` for the framework's own.
    init(_ domain: DomainDescription, provider: String? = nil) {
        self.domain = domain
        self.provider = provider
    }

    /// The records, a line each, with tabs between their fields.
    var lines: [String] { records.map(line) }

    /// The records without the summaries, which no macro needs.
    var linesForMacros: [String] {
        records.map { record in
            guard let place = Self.summaryPlaces[record[0]] else { return line(record) }
            var record = record
            record[place] = ""
            return line(record)
        }
    }

    private static let summaryPlaces = ["intent": 4, "entity": 4, "enum": 4, "union": 2]

    private var records: [[String]] {
        [["domain", domain.domain, flag(domain.requiresAll), list(domain.requiredIntents), provider ?? ""]]
            + domain.intents.flatMap(self.records) + domain.entities.flatMap(self.records)
            + domain.enums.map(record) + domain.unions.flatMap(self.records)
    }

    private func records(_ intent: DomainDescription.IntentDescription) -> [[String]] {
        var record = [
            "intent", intent.schema, intent.typeName, intent.title ?? NameWords.title(of: intent.schema),
            intent.summary, list(intent.availability), flag(intent.deprecated != nil),
            intent.deprecated?.use ?? "", list(intent.conformances), list(intent.experiences),
        ]
        if let result = intent.result { record += type(result) }
        return [record] + intent.parameters.map { member($0) } + intent.statics.map(staticMember)
            + intent.earlier.flatMap { earlier($0, now: intent.parameters, conformances: intent.conformances) }
    }

    private func records(_ entity: DomainDescription.EntityDescription) -> [[String]] {
        let record = [
            "entity", entity.schema, entity.typeName, entity.title ?? NameWords.title(of: entity.schema),
            entity.summary, list(entity.availability), list(entity.conformances), entity.query ?? "",
            list(entity.experiences),
        ]
        return [record] + entity.properties.map { member($0) } + entity.statics.map(staticMember)
            + entity.earlier.flatMap { earlier($0, now: entity.properties, conformances: entity.conformances) }
    }

    private func record(_ enumeration: DomainDescription.EnumDescription) -> [String] {
        [
            "enum", enumeration.schema, enumeration.typeName,
            enumeration.title ?? NameWords.title(of: enumeration.schema), enumeration.summary,
            list(enumeration.availability), enumeration.rawType, list(enumeration.cases),
            flag(enumeration.extensible ?? enumeration.cases.isEmpty), list(enumeration.experiences),
        ]
    }

    private func records(_ union: DomainDescription.UnionDescription) -> [[String]] {
        let isExtensible = union.extensible ?? union.cases.isEmpty
        return [["union", union.name, union.summary, flag(isExtensible)]]
            + union.cases.map { ["payload", $0.name] + type($0.value) }
    }

    /// The records of a form before, where it asks for other members or protocols than the schema does now.
    private func earlier(
        _ earlier: DomainDescription.EarlierDescription, now: [DomainDescription.MemberDescription],
        conformances: [String]
    ) -> [[String]] {
        if earlier.beta { return [] }
        let shape = (earlier.members ?? now).map { member($0) }
        let protocols = earlier.conformances ?? conformances
        if Set(shape) == Set(now.map { member($0) }), Set(protocols) == Set(conformances) { return [] }
        return [["earlier", earlier.since ?? "18.0", list(protocols)]] + shape
    }

    private func member(_ member: DomainDescription.MemberDescription) -> [String] {
        ["member", member.name] + type(member.value)
    }

    private func staticMember(_ member: DomainDescription.StaticDescription) -> [String] {
        ["static", member.name, member.type, member.value ?? "", flag(member.required)]
    }

    private func type(_ described: DomainDescription.TypeDescription) -> [String] {
        let type = SchemaType(name: described.type, isOptional: described.optional, ref: described.ref)
        let isPlaceholder = described.ref == nil && !ValueTypeNames.contains(type.elementName)
        return [type.name, flag(type.isOptional), type.ref ?? "", flag(isPlaceholder)]
    }

    private func flag(_ value: Bool) -> String { value ? "1" : "" }

    private func list(_ values: [String]) -> String { values.joined(separator: ",") }

    /// The first release of each system, iOS first.
    private func list(_ availability: [String: String]) -> String {
        let systems = availability.keys.sorted { ($0 == "iOS" ? "" : $0) < ($1 == "iOS" ? "" : $1) }
        return list(systems.compactMap { system in availability[system].map { "\(system) \($0)" } })
    }

    private func line(_ fields: [String]) -> String {
        let end = fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return fields[..<end].joined(separator: "\t")
    }
}
