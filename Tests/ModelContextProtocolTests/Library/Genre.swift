import AppIntents

/// What a book is about.
enum Genre: String, AppEnum {
    case sea
    case harbourTowns

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
        .sea: "The Sea", .harbourTowns: "Harbour Towns",
    ]
}
