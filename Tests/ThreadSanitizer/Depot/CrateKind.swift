import AppIntents

/// What a crate is for.
enum CrateKind: String, AppEnum {
    case tiles, glass, flour

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crate Kind"
    static let caseDisplayRepresentations: [CrateKind: DisplayRepresentation] = [
        .tiles: "Tiles", .glass: DisplayRepresentation(title: "Glass", synonyms: ["Panes"]), .flour: "Flour",
    ]
}
