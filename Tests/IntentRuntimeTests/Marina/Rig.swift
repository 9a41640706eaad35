import AppIntents

/// How a boat carries its sails.
enum Rig: String, AppEnum {
    case sloop
    case gaffCutter
    case catBoat

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rig"
    static let caseDisplayRepresentations: [Rig: DisplayRepresentation] = [
        .sloop: DisplayRepresentation(title: "Bermuda Sloop", synonyms: ["marconi", "one-master"]),
        .gaffCutter: DisplayRepresentation(title: "Gaff Cutter", synonyms: ["old-timer"]),
    ]
}
