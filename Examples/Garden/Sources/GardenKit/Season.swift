import AppIntents

/// A season of the year, for every app of the domain: a target can follow the schemas that it describes itself.
@AppEnum(schema: .garden.season)
public enum Season: String, CaseIterable, Sendable {
    case spring
    case summer
    case autumn
    case winter

    /// What a person sees of each season.
    public static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: "Spring", .summer: "Summer", .autumn: "Autumn", .winter: "Winter",
    ]
}
