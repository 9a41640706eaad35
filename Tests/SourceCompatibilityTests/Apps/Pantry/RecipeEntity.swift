import AppIntents
import Foundation

struct RecipeEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Recipe", numericFormat: "\(placeholder: .int) recipes", synonyms: ["Dish"])
    }
    static var defaultQuery = RecipeQuery()

    let id: UUID

    @Property(title: "Name") var name: String
    @Property(title: "Cuisine") var cuisine: Cuisine
    @Property(title: "Servings") var servings: Int
    @Property(title: "Total Time") var totalTime: Measurement<UnitDuration>
    @Property(title: "Ingredients") var ingredients: [String]
    @Property(title: "Favorite") var isFavorite: Bool
    @Property(title: "Date Added") var addedOn: Date
    @Property(title: "Source") var source: URL?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(cuisine.localizedStringResource) for \(servings)",
            image: .init(systemName: isFavorite ? "heart.fill" : "book"))
    }

    init(_ recipe: Recipe) {
        id = recipe.id
        name = recipe.name
        cuisine = recipe.cuisine
        servings = recipe.servings
        totalTime = Measurement(value: recipe.minutes, unit: .minutes)
        ingredients = recipe.ingredients
        isFavorite = recipe.isFavorite
        addedOn = recipe.addedOn
        source = recipe.source
    }
}

extension RecipeEntity: Hashable {
    static func == (lhs: RecipeEntity, rhs: RecipeEntity) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
