import AppIntents

/// Where something is; a calendar's schemas take its first case only.
@UnionValue
enum Whereabouts {
    case address(String)
    case floor(Int)
    case addresses([String])

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Whereabouts" }
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        [.address: "Address", .floor: "Floor", .addresses: "Addresses"]
    }
}
