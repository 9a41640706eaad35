import AppIntents
import Foundation
import UniformTypeIdentifiers

struct ScaleRecipeIntent: AppIntent {
    static var title: LocalizedStringResource = "Scale Recipe"
    static var description = IntentDescription("Works a recipe out for more or fewer people.", categoryName: "Recipes")

    @Parameter(title: "Recipe", requestValueDialog: "Which recipe?")
    var recipe: RecipeEntity

    @Parameter(title: "Servings", default: 4, controlStyle: .stepper, inclusiveRange: (1, 40))
    var servings: Int

    static var parameterSummary: some ParameterSummary {
        Summary("Scale \(\.$recipe) to \(\.$servings) servings")
    }

    @Dependency private var store: PantryStore

    func perform() async throws -> some ReturnsValue<RecipeEntity> & ProvidesDialog {
        guard var found = await store.recipe(recipe.id) else { throw PantryError.noSuchRecipe(recipe.name) }
        found.servings = servings
        await store.save(found)
        return .result(
            value: RecipeEntity(found),
            dialog: IntentDialog(full: "\(found.name) now serves \(servings).", supporting: "Serves \(servings)"))
    }
}

struct CookRecipeIntent: AppIntent {
    static let title: LocalizedStringResource = "Start Cooking"

    @Parameter(title: "Recipe") var recipe: RecipeEntity

    init() {}

    init(recipe: RecipeEntity) {
        self.recipe = recipe
    }

    static var parameterSummary: some ParameterSummary { Summary("Cook \(\.$recipe)") }

    func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
        return .result(
            opensIntent: SetKitchenTimerIntent(label: recipe.name, duration: recipe.totalTime),
            dialog: "Let's make \(recipe.name)!")
    }
}

struct SetKitchenTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Set Kitchen Timer"
    static let isDiscoverable = false

    @Parameter(title: "Label") var label: String?
    @Parameter(title: "Duration", defaultValue: 10, defaultUnit: .minutes, supportsNegativeNumbers: false)
    var duration: Measurement<UnitDuration>

    init() {}

    init(label: String, duration: Measurement<UnitDuration>) {
        self.label = label
        self.duration = duration
    }

    func perform() async throws -> some ReturnsValue<Double> {
        .result(value: duration.converted(to: .seconds).value)
    }
}

struct ImportRecipeIntent: AppIntent {
    static var title: LocalizedStringResource = "Import Recipe"

    @Parameter(title: "File", supportedContentTypes: [.json, .plainText])
    var file: IntentFile

    @Parameter(title: "Cuisine")
    var cuisine: Cuisine?

    @Dependency var store: PantryStore

    func perform() async throws -> some IntentResult & ReturnsValue<RecipeEntity> {
        let recipe: Recipe
        if file.type == .json {
            guard let decoded = try? JSONDecoder().decode(Recipe.self, from: file.data) else {
                throw PantryError.unreadable(filename: file.filename)
            }
            recipe = decoded
        } else {
            let lines = String(decoding: file.data, as: UTF8.self).split(separator: "\n").map(String.init)
            guard let name = lines.first else { throw PantryError.unreadable(filename: file.filename) }
            let chosen: Cuisine
            if let cuisine {
                chosen = cuisine
            } else {
                chosen = try await $cuisine.requestValue("What kind of cooking is \(name)?")
            }
            recipe = Recipe(
                id: UUID(), name: name, cuisine: chosen, servings: 2, minutes: 30, ingredients: Array(lines.dropFirst())
            )
        }
        await store.save(recipe)
        return .result(value: RecipeEntity(recipe))
    }
}
