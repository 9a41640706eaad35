import AppIntents

/// Decides which entity words mean.
protocol EntityResolving: Sendable {
    /// The entity that words mean.
    ///
    /// - Parameters:
    ///   - type: The type of entity.
    ///   - words: A URI's id, an id, or words.
    ///   - name: The parameter or property that the entity is for.
    func entity(_ type: any AppEntity.Type, meantBy words: String, name: String) async throws -> any AppEntity
}
