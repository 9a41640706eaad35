import AppIntents

/// How hard a trail is: a type of a few fixed values, which a person can be offered as a list.
enum Difficulty: String, AppEnum {
    case easy
    case moderate
    case hard

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Difficulty"
    static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
        .easy: "Easy",
        .moderate: "Moderate",
        .hard: DisplayRepresentation(title: "Hard", synonyms: ["Strenuous"]),
    ]
}
