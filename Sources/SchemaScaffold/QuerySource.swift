/// The query of an entity, as source.
struct QuerySource {
    let name: String
    let entity: String
    /// What one of the entities is called in a sentence.
    let noun: String
    let idType: String

    /// One that finds entities by their ids and by words, as an intent of a schema needs of each entity it takes.
    var textual: ScaffoldDeclaration {
        let nouns = Noun.plural(noun)
        return ScaffoldDeclaration(
            .query, name: name,
            lines: [
                "/// Finds \(nouns).", "struct \(name): EntityStringQuery {",
                "    func entities(for identifiers: [\(idType)]) async throws -> [\(entity)] {",
                "        // Give the \(nouns) that have these ids.", "        []", "    }", "",
                "    func entities(matching string: String) async throws -> [\(entity)] {",
                "        // Give the \(nouns) that these words mean.", "        []", "    }", "}",
            ])
    }

    /// One that gives the only entity of its type.
    var unique: ScaffoldDeclaration {
        ScaffoldDeclaration(
            .query, name: name,
            lines: [
                "/// Gives the one \(noun).", "struct \(name): UniqueAppEntityQuery {",
                "    func uniqueEntity() async throws -> \(entity) {",
                "        // Make the \(noun) of what the app holds.", "        throw NotWrittenYet(what: \"\(name)\")",
                "    }", "}",
            ])
    }
}
