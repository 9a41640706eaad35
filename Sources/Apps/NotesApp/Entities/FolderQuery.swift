import AppIntents

/// Finds folders of notes.
public struct FolderQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency private var library: NotesLibrary

    /// Makes the query.
    public init() {}

    /// The folders of paths.
    public func entities(for identifiers: [FolderEntity.ID]) async throws -> [FolderEntity] {
        try await library.folders(ids: identifiers)
    }

    /// The folders in whose name or path all words occur, whatever the case and the accents.
    public func entities(matching string: String) async throws -> [FolderEntity] {
        let words = string.split(whereSeparator: \.isWhitespace)
        return try await library.folders().filter { folder in
            let path = (folder.parentFolder.map { $0.id + "/" } ?? "") + folder.name
            return words.allSatisfy {
                path.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }

    /// All folders, by path.
    public func allEntities() async throws -> [FolderEntity] {
        try await library.folders()
    }
}
