import AppIntents

/// Puts a book on a shelf of a room.
struct ShelveBookIntent: AppIntent {
    static let title: LocalizedStringResource = "Shelve Book"

    @Parameter(title: "Room") var room: Genre
    @Parameter(title: "Shelf", optionsProvider: ShelfProvider()) var shelf: String
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Drawer", optionsProvider: DrawerProvider()) var drawer: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(room.rawValue) \(shelf)")
    }
}

/// Offers the shelves of the room that is chosen already, or those of all rooms.
struct ShelfProvider: DynamicOptionsProvider {
    @IntentParameterDependency<ShelveBookIntent>(\.$room)
    var shelving

    func results() async throws -> [String] {
        guard let shelving else { return ["Hall 1"] }
        return (1...150).map { "\(shelving.room.rawValue) \($0)" } + ["hidden\u{202E}\(shelving.room.rawValue)"]
    }
}

/// Thinks for as long as anybody lets it.
struct DrawerProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
        try await Task.sleep(for: .seconds(3600))
        return ["too late"]
    }
}
