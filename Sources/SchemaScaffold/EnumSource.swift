import SchemaCatalog

/// An enum that follows a schema, as source.
struct EnumSource {
    let schema: EnumSchema
    let name: String

    var declaration: ScaffoldDeclaration {
        let cases = schema.cases.isEmpty ? ["first", "second"] : schema.cases
        let note =
            schema.cases.isEmpty
            ? ["    // The cases are the app's to choose."]
            : schema.isExtensible ? ["    // The app may have further cases."] : []
        return ScaffoldDeclaration(
            .enumeration, schema: schema.identifier, name: name,
            lines: DocComment.lines(schema.summary, notes: DocComment.availability(schema.availability))
                + ["@AppEnum(schema: .\(schema.identifier))", "enum \(name): \(schema.rawType) {"] + note
                + cases.map { "    case \(SwiftName.escaped($0))" }
                + [""] + titles(of: cases) + ["}"])
    }

    /// What a person calls each case: the cases a line each, or the only one in the line itself where it fits.
    private func titles(of cases: [String]) -> [String] {
        let start = "    static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = ["
        let entries = cases.map { ".\($0): \"\(NameWords.title(of: $0))\"" }
        if entries.count == 1 {
            let line = start + entries[0] + "]"
            return line.count <= 120 ? [line] : [start, "        " + entries[0], "    ]"]
        }
        return [start] + entries.map { "        \($0)," } + ["    ]"]
    }
}
