import AppIntents

@AppIntent(schema: .whiteboard.createBoard)
struct NewSketchBoardIntent: AppIntent {
    /// What the board is to be called; public though its type is not, as some sources have it.
    public var title: String?

    func perform() async throws -> some ReturnsValue<SketchBoardEntity> {
        .result(value: SketchBoardEntity())
    }
}
