import AppIntents

enum Weather: String, AppEnum {
    case fair
    case lightRain

    static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [.fair: "Fair and dry"]
}
