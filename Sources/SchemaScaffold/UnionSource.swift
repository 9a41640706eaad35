import SchemaCatalog

/// A type that holds one of several kinds of value, as source.
struct UnionSource {
    let domain: String
    let name: String
    let summary: String?
    let cases: [SchemaMember]
    let types: TypeTable

    var declaration: ScaffoldDeclaration {
        let summary = self.summary ?? "One of the kinds of value that the app has for the domain '\(domain)'."
        let open = ["    // The kinds of value are the app's to choose.", "    case text(String)"]
        let known = cases.map {
            "    case \(SwiftName.escaped($0.name))(\(types.spelling($0.valueType, in: domain)))"
        }
        return ScaffoldDeclaration(
            .own, name: name,
            lines: DocComment.lines(summary, notes: []) + ["@UnionValue", "enum \(name) {"]
                + (cases.isEmpty ? open : known) + ["}"])
    }
}
