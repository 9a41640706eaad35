import AppIntents

@AppEntity(schema: .whiteboard.board)
struct SketchBoardEntity {
    struct Query: EntityStringQuery {
        func entities(for identifiers: [SketchBoardEntity.ID]) async throws -> [SketchBoardEntity] { [] }
        func entities(matching string: String) async throws -> [SketchBoardEntity] { [] }
    }

    static var defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "A sketch board" }

    let id = UUID()

    var title: String
    var creationDate: Date
    var lastModificationDate: Date
}
