import AppIntents

/// What a boat goes by.
enum BoatKind: String, AppEnum {
    case sail, motor

    static let caseDisplayRepresentations: [BoatKind: DisplayRepresentation] = [
        .sail: "Sailing boat", .motor: "Motor boat",
    ]
}
