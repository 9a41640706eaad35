import SchemaCatalog

/// What is said above the declarations of domains whose intents an app has all or none of.
enum GroupNote {
    /// The lines, for the groups that a file has only a part of.
    static func lines(on subjects: [Subject], index: SchemaIndex) -> [String] {
        var names: [String: Set<String>] = [:]
        for case .intent(let schema) in subjects { names[schema.domain, default: []].insert(schema.name) }
        return names.keys.sorted().compactMap(index.domain).flatMap { domain -> [String] in
            let group = Set(domain.requiredIntents)
            let present = group.intersection(names[domain.name] ?? [])
            guard domain.requiresAll, !present.isEmpty, present.count < group.count else { return [] }
            let text =
                "An app that has one of these intents has all \(group.count) of their group in the domain "
                + "'\(domain.name)'. Missing here: \(group.subtracting(present).sorted().joined(separator: ", "))."
            return DocComment.lines(text, after: "// ")
        }
    }
}
