import SchemaCatalog

/// An entity that follows a schema, and the query that finds it, as source.
struct EntitySource {
    let schema: EntitySchema
    let name: String
    let queryName: String
    let types: TypeTable

    var declarations: [ScaffoldDeclaration] {
        let query = QuerySource(
            name: queryName, entity: name, noun: Noun.inSentence(schema.title),
            idType: isFile ? "FileEntityIdentifier" : "String")
        let entity = ScaffoldDeclaration(
            .entity, schema: schema.identifier, name: name,
            lines: DocComment.lines(schema.summary, notes: DocComment.availability(schema.availability))
                + ["@AppEntity(schema: .\(schema.identifier))"] + lines)
        if isTransient { return [entity] }
        return [entity, isUnique ? query.unique : query.textual]
    }

    private var protocols: [String] { FrameworkTypes.declared(schema.conformances) }
    private var isUnique: Bool { protocols.contains("UniqueAppEntity") }
    private var isTransient: Bool { protocols.contains("TransientAppEntity") }
    private var isFile: Bool { protocols.contains("FileEntity") }

    private var lines: [String] {
        var statics = MemberSource.statics(schema.statics)
        if !isTransient { statics.append("    static let defaultQuery = \(queryName)()") }
        if protocols.contains("URLRepresentableEntity") {
            statics.append(
                "    static let urlRepresentation: URLRepresentation = \"https://example.com/\(schema.name)/\\(.id)\"")
        }
        // The framework gives these two kinds an id.
        let id = isUnique || isTransient ? [] : ["    let id: \(isFile ? "FileEntityIdentifier" : "String")"]
        let body = MemberSource.body([
            statics, id + MemberSource.variables(schema.properties, in: schema.domain, types: types), representation,
        ])
        return ["struct \(name)\(FrameworkTypes.clause(schema.conformances)) {"] + body + ["}"]
    }

    private var representation: [String] {
        [
            "    var displayRepresentation: DisplayRepresentation {",
            "        " + TitleProperty(of: schema).displayRepresentation, "    }",
        ]
    }
}
