import AppIntents

/// An account of letters.
struct LetterBox: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
    static let defaultQuery = LetterBoxQuery()

    let id: String
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds no boxes.
struct LetterBoxQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LetterBox] { [] }
}
