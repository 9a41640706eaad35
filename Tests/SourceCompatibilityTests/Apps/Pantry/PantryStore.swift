import AppIntents
import Foundation

/// A recipe as it is saved.
struct Recipe: Codable, Identifiable, Hashable {
    let id: UUID
    var name: String
    var cuisine: Cuisine
    var servings: Int
    var minutes: Double
    var ingredients: [String]
    var isFavorite = false
    var addedOn = Date()
    var source: URL?
}

/// One line of the shopping list.
struct ShoppingItem: Codable, Hashable {
    var name: String
    var aisle: Aisle
    var quantity: Int
}

/// The single source of truth for recipes and the shopping list.
actor PantryStore {
    static let shared = PantryStore()

    private(set) var recipes: [Recipe] = []
    private(set) var shopping: [ShoppingItem] = []

    init(recipes: [Recipe] = []) {
        self.recipes = recipes
    }

    func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

    func save(_ recipe: Recipe) {
        recipes.removeAll { $0.id == recipe.id }
        recipes.append(recipe)
    }

    func buy(_ names: [String], in aisle: Aisle, quantity: Int = 1) {
        for name in names {
            if let index = shopping.firstIndex(where: { $0.name == name && $0.aisle == aisle }) {
                shopping[index].quantity += quantity
            } else {
                shopping.append(ShoppingItem(name: name, aisle: aisle, quantity: quantity))
            }
        }
    }

    @discardableResult
    func clearShopping(only aisle: Aisle? = nil) -> Int {
        let before = shopping.count
        shopping.removeAll { aisle == nil || $0.aisle == aisle }
        return before - shopping.count
    }
}

/// Called from the app's `init`, before any intent can run.
func registerPantryDependencies(_ store: PantryStore = .shared) {
    AppDependencyManager.shared.add(dependency: store)
}
