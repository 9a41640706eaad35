import AppIntents

/// Decides which entity words mean.
protocol EntityResolving: Sendable {
    /// Finds what words may mean.
    var finder: EntityFinder { get }

    /// Which of several things words mean.
    ///
    /// - Parameters:
    ///   - choices: The things.
    ///   - words: The words.
    ///   - name: The parameter or property that the thing is for.
    /// - Returns: The index of the choice.
    /// - Throws: ``IntentSystemError/ambiguous(parameter:words:choices:)`` where nobody chooses.
    func choice(among choices: [Choice], meantBy words: String, name: String) async throws -> Int
}

extension EntityResolving {
    /// The entity that words mean.
    ///
    /// - Parameters:
    ///   - type: The type of entity.
    ///   - words: A URI's id, an id, or words.
    ///   - name: The parameter or property that the entity is for.
    func entity(_ type: any AppEntity.Type, meantBy words: String, name: String) async throws -> any AppEntity {
        let found = try await finder.entities(type, meantBy: words)
        guard let first = found.first else {
            throw IntentSystemError.notFound(
                type: String(localized: type.typeDisplayRepresentation.name).lowercased(), words: words,
                nearest: await finder.nearest(type, to: words))
        }
        if found.count == 1 { return first }
        return found[try await choice(among: Choice.list(of: found), meantBy: words, name: name)]
    }
}
