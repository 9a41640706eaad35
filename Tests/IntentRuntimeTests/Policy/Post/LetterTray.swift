import AppIntents

/// A tray in a box of letters.
struct LetterTray: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tray"
    static let defaultQuery = LetterTrayQuery()

    let id: String
    @Property(title: "Account") var account: LetterBox

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    init(id: String, account: LetterBox) {
        self.id = id
        self.account = account
    }
}

/// Finds no trays.
struct LetterTrayQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LetterTray] { [] }
}
