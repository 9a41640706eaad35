import AppIntents
import Foundation

/// Offers what the chosen recipe needs, the part already at home set apart.
struct IngredientOptionsProvider: DynamicOptionsProvider {
    @IntentParameterDependency<BuyIngredientsIntent>(\.$recipe)
    var intent

    @Dependency var store: PantryStore

    func results() async throws -> ItemCollection<String> {
        guard let recipe = intent?.recipe else { return .empty }
        let listed = await Set(store.shopping.map(\.name))
        return ItemCollection(promptLabel: "What do you need?") {
            ItemSection("Not on the list") {
                for name in recipe.ingredients where !listed.contains(name) {
                    IntentItem(name, title: "\(name.capitalized)")
                }
            }
            ItemSection("Already on the list", items: recipe.ingredients.filter(listed.contains).map { IntentItem($0) })
        }
    }

    func defaultResult() async -> String? { intent?.recipe.ingredients.first }
}

struct BuyIngredientsIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Ingredients to Shopping List"

    @Parameter(title: "Recipe") var recipe: RecipeEntity
    @Parameter(title: "Ingredients", optionsProvider: IngredientOptionsProvider()) var ingredients: [String]
    @Parameter(title: "Aisle", default: .produce) var aisle: Aisle

    @Dependency var store: PantryStore

    static var parameterSummary: some ParameterSummary {
        When(\.$aisle, .equalTo, .produce) {
            Summary("Buy \(\.$ingredients) for \(\.$recipe)") { \.$aisle }
        } otherwise: {
            Summary("Buy \(\.$ingredients) for \(\.$recipe) from \(\.$aisle)")
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
        await store.buy(ingredients, in: aisle)
        let total = await store.shopping.count
        return .result(value: total, dialog: "Added \(ingredients.formatted(.list(type: .and))). \(total) to buy.")
    }
}

struct ClearShoppingListIntent: AppIntent {
    static var title: LocalizedStringResource { "Clear Shopping List" }
    static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    @Dependency var store: PantryStore

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let items = await store.shopping
        guard !items.isEmpty else { throw PantryError.emptyList }
        let everything = Option(title: "Everything", style: .destructive)
        let produce = Option(title: "Only Produce")
        let choice = try await requestChoice(between: [everything, produce, .cancel], dialog: "Clear what?")
        let cleared = await store.clearShopping(only: choice == produce ? .produce : nil)
        return .result(dialog: "Cleared \(cleared) items.")
    }
}

struct ExportShoppingListIntent: AppIntent {
    static var title: LocalizedStringResource = "Export Shopping List"

    @Parameter(title: "Include Quantities", default: true, displayName: .init(true: "With", false: "Without"))
    var includeQuantities: Bool

    @Dependency var store: PantryStore

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        let lines = await store.shopping.map { includeQuantities ? "\($0.quantity)x \($0.name)" : $0.name }
        guard !lines.isEmpty else { throw PantryError.emptyList }
        return .result(
            value: IntentFile(
                data: Data(lines.joined(separator: "\n").utf8), filename: "Shopping.txt", type: .plainText))
    }
}

struct PantryShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .tangerine

    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CookRecipeIntent(),
            phrases: [
                "Cook \(\.$recipe) with \(.applicationName)",
                "Start cooking in \(.applicationName)",
            ],
            shortTitle: "Start Cooking",
            systemImageName: "frying.pan",
            parameterPresentation: ParameterPresentation(
                for: \.$recipe,
                summary: Summary("Cook \(\.$recipe)"),
                optionsCollections: {
                    OptionsCollection(RecipeQuery(), title: "Favorites", systemImageName: "heart")
                }))
        if #available(iOS 17.4, macOS 14.4, *) {
            AppShortcut(
                intent: ClearShoppingListIntent(),
                phrases: ["Clear my \(.applicationName) list"],
                shortTitle: "Clear List",
                systemImageName: "cart.badge.minus")
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [
            "Clear my cooking history in \(.applicationName)",
            "Cook the books",
        ])
    }
}
