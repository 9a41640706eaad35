import SchemaCatalog

/// A member that refers to a schema has a type that follows it.
enum ReferenceRule {
    static func problems(in app: CheckedApp) -> [SourceProblem] { app.uses.compactMap(problem) }

    private static func problem(of use: SchemaUse) -> SourceProblem? {
        guard let own = use.meant.ownElement,
            // A member of an earlier form may be of any type.
            !use.members.contains(where: \.valueType.isPlaceholder)
        else { return nil }
        let wanted = use.members.compactMap { $0.ref.flatMap(FollowedSchema.init(referred:)) }
        guard let first = wanted.first, !wanted.contains(where: own.mayFollow) else { return nil }
        return problem(subject: use.subject, place: use.place, type: own, wanted: first)
    }

    /// Says that a type does not follow a schema that it has to, and how it would.
    ///
    /// - Parameters:
    ///   - subject: The beginning of the sentence: what the type is used for.
    ///   - place: Where it is used.
    ///   - type: The type.
    ///   - wanted: The schema it has to follow.
    static func problem(
        subject: String, place: SourcePlace, type: AppType, wanted: FollowedSchema
    ) -> SourceProblem {
        let rule = "\(subject) must have a type that follows schema '\(wanted.identifier)'"
        if let schema = type.schema {
            return SourceProblem(
                .error, at: place, "\(rule), but '\(type.name)' follows '\(schema.identifier)'; use another type",
                notes: [.init(place: type.place, message: "'\(type.name)' is declared here")])
        }
        let canFollow = wanted.kind == .enumeration ? type.isEnum : type.isStructOrClass
        guard canFollow else {
            let words = wanted.kind == .enumeration ? "an enumeration" : "a structure"
            return SourceProblem(
                .error, at: place,
                "\(rule); '\(type.name)' cannot follow it, so declare \(words) with '\(wanted.attribute)' in its place",
                notes: [.init(place: type.place, message: "'\(type.name)' is declared here")])
        }
        return SourceProblem(
            .error, at: place, "\(rule); write '\(wanted.attribute)' before the declaration of '\(type.name)'",
            notes: [.init(place: type.place, message: "'\(type.name)' is declared here")],
            edits: [SourceEdit(attribute: wanted.attribute, before: type)].compactMap(\.self))
    }
}

extension AppType {
    /// Whether the type follows a schema, or does so in a way that source does not show.
    func mayFollow(_ wanted: FollowedSchema) -> Bool {
        if let schema { return schema == wanted }
        return inherits(["AssistantSchemaEntity", "AssistantSchemaEnum"])
            || schema == nil && attributes.contains(wanted.kind.attribute)
    }
}
