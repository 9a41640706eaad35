import AppIntents

@AppEntity(schema: .notes.folder)
struct JotterFolder {
    // MARK: Static
    static let defaultQuery = JotterFolderQuery()

    // MARK: Properties
    let id: String
    var name: String
    var parentFolder: JotterFolder?
    var account: JotterAccount?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    // MARK: Query
    struct JotterFolderQuery: EntityQuery {
        func entities(for identifiers: [JotterFolder.ID]) async throws -> [JotterFolder] { [] }
    }
}
