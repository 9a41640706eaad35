import AppIntents

/// Finds folders of notes.
public struct FolderQuery: EnumerableEntityQuery {
    @Dependency private var library: NotesLibrary

    /// Makes the query.
    public init() {}

    /// The folders of paths.
    public func entities(for identifiers: [FolderEntity.ID]) async throws -> [FolderEntity] {
        try await library.folders(ids: identifiers)
    }

    /// All folders, by path.
    public func allEntities() async throws -> [FolderEntity] {
        try await library.folders()
    }
}
