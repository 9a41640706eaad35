import SchemaCatalog

/// An entity that a schema speaks of without describing it, and its query, as source.
struct PlainEntitySource {
    let domain: String
    let name: String
    let queryName: String

    var declarations: [ScaffoldDeclaration] {
        let stem = name.hasSuffix("Entity") ? String(name.dropLast("Entity".count)) : name
        let noun = Noun.inSentence(NameWords.title(of: stem))
        let entity = ScaffoldDeclaration(
            .own, name: name,
            lines: DocComment.lines(
                "A thing of the app's own kind: the domain '\(domain)' has no schema for it.", after: "/// ")
                + [
                    "struct \(name): AppEntity {",
                    "    static let typeDisplayRepresentation: TypeDisplayRepresentation = "
                        + "\"\(NameWords.title(of: stem))\"",
                    "    static let defaultQuery = \(queryName)()", "", "    let id: String", "",
                    "    @Property(title: \"Name\")", "    var name: String", "",
                    "    var displayRepresentation: DisplayRepresentation {",
                    "        DisplayRepresentation(title: \"\\(name)\")", "    }", "}",
                ])
        return [entity, QuerySource(name: queryName, entity: name, noun: noun, idType: "String").textual]
    }
}
