import AppIntents

/// A season.
enum Season: String, AppEnum {
    case spring, summer, autumn, winter

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: "Spring", .summer: "Summer", .autumn: "Autumn", .winter: "Winter",
    ]
}
