import AppIntents

/// What a lamp shows.
enum LampColour: String, AppEnum {
    case red, green, white

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp Colour"
    static let caseDisplayRepresentations: [LampColour: DisplayRepresentation] = [
        .red: DisplayRepresentation(title: "Red", synonyms: ["Danger"]), .green: "Green", .white: "White",
    ]
}
