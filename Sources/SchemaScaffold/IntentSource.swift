import SchemaCatalog

/// An intent that follows a schema, as source.
struct IntentSource {
    let schema: IntentSchema
    let name: String
    let types: TypeTable

    var declaration: ScaffoldDeclaration {
        let body = MemberSource.body([
            MemberSource.statics(schema.statics) + linkPattern,
            MemberSource.variables(schema.parameters, in: schema.domain, types: types),
            perform,
        ])
        let opening = "struct \(name)\(FrameworkTypes.clause(schema.conformances)) {"
        return ScaffoldDeclaration(
            .intent, schema: schema.identifier, name: name,
            lines: DocComment.lines(schema.summary, notes: notes)
                + ["@AppIntent(schema: .\(schema.identifier))", opening] + body + ["}"])
    }

    private var notes: [String] {
        let deprecation =
            schema.replacement.map { "Deprecated; '\($0)' takes its place." }
            ?? "Deprecated, with no schema in its place."
        return (schema.isDeprecated ? [deprecation] : []) + DocComment.availability(schema.availability)
    }

    private var linkPattern: [String] {
        guard schema.conformances.contains("URLRepresentableIntent") else { return [] }
        return ["    static let urlRepresentation: URLRepresentation = \"https://example.com/\(schema.name)\""]
    }

    private var perform: [String] {
        guard let result = schema.result else {
            return [
                "    func perform() async throws -> some IntentResult {", "        // \(task)",
                "        try notWritten()", "        return .result()", "    }",
            ]
        }
        let type = types.spelling(result, in: schema.domain)
        return [
            "    func perform() async throws -> some ReturnsValue<\(type)> {", "        // \(task(for: result))",
            "        let result = try notWritten(\(type).self)", "        return .result(value: result)", "    }",
        ]
    }

    /// What the body is to do, where nothing comes of it.
    private var task: String {
        if schema.conformances.contains("OpenIntent") { return "Show 'target' in the app." }
        if schema.conformances.contains("DeleteIntent") { return "Delete 'entities'; the person has agreed to it." }
        if schema.conformances.contains("ShowInAppSearchResultsIntent") {
            return "Show in the app what fits 'criteria'."
        }
        return "Do it in the app."
    }

    private func task(for result: SchemaType) -> String {
        guard let noun = types.noun(result, in: schema.domain) else { return "Do it in the app, and give the result." }
        let words = result.name.hasPrefix("[") ? Noun.plural(noun) : noun
        return "Do it in the app, and give the \(words) that \(result.name.hasPrefix("[") ? "come" : "comes") of it"
            + (result.isOptional ? ", if any." : ".")
    }
}
