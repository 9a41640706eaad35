import SchemaCatalog

/// Finds what is wrong with an own domain beyond the form of its description: names that cannot stand in source, names
/// that are there twice, types that there are not, and references that lead nowhere.
struct DomainCheck {
    let domain: DomainDescription
    /// The other own domains that the description may speak of.
    let others: [DomainDescription]
    var problems: [DescriptionProblem] = []

    /// What an intent's macro can make a type conform to.
    static let intentConformances = [
        "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "DeleteIntent", "LiveActivityIntent", "OpenIntent",
        "ShowInAppSearchResultsIntent", "URLRepresentableIntent",
    ]
    /// What an entity's macro can make a type conform to.
    static let entityConformances = ["AppEntity", "FileEntity", "URLRepresentableEntity", "UniqueAppEntity"]

    /// What is wrong with a domain.
    ///
    /// - Parameters:
    ///   - domain: The domain.
    ///   - others: The other own domains that the description may speak of.
    static func problems(of domain: DomainDescription, others: [DomainDescription]) -> [DescriptionProblem] {
        var check = DomainCheck(domain: domain, others: others)
        check.checkDomain()
        check.checkIntents()
        check.checkEntities()
        check.checkEnums()
        check.checkUnions()
        return check.problems
    }

    private init(domain: DomainDescription, others: [DomainDescription]) {
        self.domain = domain
        self.others = others
    }

    private mutating func checkDomain() {
        checkSmallName(domain.domain, at: "domain")
        if SchemaCatalog.ownDomainNames.contains(domain.domain) {
            report("domain", "'\(domain.domain)' is a domain of the framework; choose another name")
        }
        for (index, name) in (domain.requiresAllGroup ?? []).enumerated() {
            if domain.intents.contains(where: { $0.schema == name }) { continue }
            report(
                "requiresAllGroup[\(index)]",
                "there is no intent '\(name)'\(Self.remedy(for: name, among: domain.intents.map(\.schema)))")
        }
    }

    private mutating func checkIntents() {
        checkUnique(domain.intents.map(\.schema), "intents", member: "schema")
        for (index, intent) in domain.intents.enumerated() {
            let place = "intents[\(index)]"
            checkNames(schema: intent.schema, identifier: intent.identifier, at: place)
            check(intent.parameters, at: "\(place).parameters")
            if let result = intent.result { check(result, at: "\(place).result") }
            check(intent.conformances, known: Self.intentConformances, at: place)
            check(intent.statics, at: "\(place).statics")
            for form in intent.earlier { check(form.members ?? [], at: "\(form.place).parameters") }
            guard let replacement = intent.deprecated?.use else { continue }
            checkReference(replacement, to: [.intent], at: "\(place).deprecated.use")
        }
    }

    private mutating func checkEntities() {
        checkUnique(domain.entities.map(\.schema), "entities", member: "schema")
        for (index, entity) in domain.entities.enumerated() {
            let place = "entities[\(index)]"
            checkNames(schema: entity.schema, identifier: entity.identifier, at: place)
            check(entity.properties, at: "\(place).properties")
            check(entity.conformances, known: Self.entityConformances, at: place)
            check(entity.statics, at: "\(place).statics")
            for form in entity.earlier { check(form.members ?? [], at: "\(form.place).properties") }
        }
    }

    private mutating func checkEnums() {
        checkUnique(domain.enums.map(\.schema), "enums", member: "schema")
        for (index, enumeration) in domain.enums.enumerated() {
            let place = "enums[\(index)]"
            checkNames(schema: enumeration.schema, identifier: enumeration.identifier, at: place)
            checkUnique(enumeration.cases, "\(place).cases", member: nil)
            for (index, name) in enumeration.cases.enumerated() { checkName(name, at: "\(place).cases[\(index)]") }
            if !["String", "Int"].contains(enumeration.rawType) {
                report("\(place).rawType", "'\(enumeration.rawType)' cannot be a raw type; it is 'String' or 'Int'")
            }
        }
    }

    private mutating func checkUnions() {
        checkUnique(domain.unions.map(\.name), "unions", member: "name")
        for (index, union) in domain.unions.enumerated() {
            checkName(union.name, at: "unions[\(index)].name")
            check(union.cases, at: "unions[\(index)].cases")
        }
    }
}
