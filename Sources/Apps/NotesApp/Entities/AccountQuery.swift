import AppIntents

/// Finds accounts of notes.
public struct AccountQuery: EnumerableEntityQuery {
    @Dependency private var library: NotesLibrary

    /// Makes the query.
    public init() {}

    /// The accounts of names.
    public func entities(for identifiers: [AccountEntity.ID]) async throws -> [AccountEntity] {
        library.accounts.filter { identifiers.contains($0.name) }.map(AccountEntity.init)
    }

    /// All accounts.
    public func allEntities() async throws -> [AccountEntity] {
        library.accounts.map(AccountEntity.init)
    }
}
