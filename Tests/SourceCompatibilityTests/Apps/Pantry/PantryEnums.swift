import AppIntents

enum Cuisine: String, AppEnum, Codable {
    case italian, thai, mexican
    case middleEastern = "middle_eastern"

    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Cuisine", table: "Pantry", comment: "The kind of cooking"),
        numericFormat: "\(placeholder: .int) cuisines")

    static var caseDisplayRepresentations: [Cuisine: DisplayRepresentation] = [
        .italian: DisplayRepresentation(title: "Italian", image: .init(systemName: "fork.knife")),
        .thai: "Thai",
        .mexican: DisplayRepresentation(title: "Mexican", subtitle: "From tacos to mole"),
        .middleEastern: DisplayRepresentation(
            title: "Middle Eastern", subtitle: nil, image: nil, synonyms: ["Levantine"]),
    ]
}

enum Aisle: String, CaseIterable, Codable, Sendable {
    case produce, dairy, dry
}

extension Aisle: AppEnum {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Aisle" }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [.produce: "Produce", .dairy: "Dairy", .dry: "Dry Goods"]
    }
}

enum PantryError: Swift.Error, CustomLocalizedStringResourceConvertible {
    case noSuchRecipe(String)
    case emptyList
    case unreadable(filename: String)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noSuchRecipe(let name): return "There is no recipe called \(name)."
        case .emptyList: return "The shopping list is empty."
        case .unreadable(let filename): return "\(filename) isn't a recipe Pantry can read."
        }
    }
}
