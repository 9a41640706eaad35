import AppIntents

enum Milk: String, AppEnum {
    case cow
    case oat

    static let caseDisplayRepresentations: [Milk: DisplayRepresentation] = [.cow: "Milk", .oat: "Oat Drink"]
}
