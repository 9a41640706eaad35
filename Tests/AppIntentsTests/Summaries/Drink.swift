import AppIntents

enum Drink: String, AppEnum {
    case tea
    case coffee
    case espresso
    case water

    static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [
        .tea: "Tea", .coffee: "Filter Coffee", .espresso: "Espresso", .water: "Water",
    ]
}
