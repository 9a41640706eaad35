import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Pantry

/// Recipes and a shopping list.
@Suite struct PantryTests {
    private let store: PantryStore
    private let app: IntentDefinitions
    private let padThai = Recipe(
        id: UUID(), name: "Pad Thai", cuisine: .thai, servings: 2, minutes: 25,
        ingredients: ["noodles", "lime", "peanuts"], isFavorite: true)
    private let ragu = Recipe(
        id: UUID(), name: "Ragu", cuisine: .italian, servings: 6, minutes: 180, ingredients: ["beef", "tomatoes"])

    init() {
        let store = PantryStore(recipes: [padThai, ragu])
        self.store = store
        app = IntentDefinitions(bundleIdentifier: "com.example.pantry") { $0.add(dependency: store) }
    }

    private func reference(_ recipe: Recipe) -> AnyAppEntity {
        app.entities["RecipeEntity"].makeReference(identifier: recipe.id.uuidString)
    }

    @Test("Scaling a recipe saves it, returns it, and says so")
    func scaling() async throws {
        let intent = app.intents["ScaleRecipeIntent"].makeIntent(recipe: reference(ragu), servings: 9)
        let result = try await intent.run()
        #expect(try result.value.servings.as(Int.self) == 9)
        #expect(try result.value.name.as(String.self) == "Ragu")
        #expect(try result.value.totalTime.as(Measurement<UnitDuration>.self).converted(to: .hours).value == 3)
        #expect(result.dialog == "Ragu now serves 9.")
        #expect(result.supportingDialog == "Serves 9")
        #expect(await store.recipe(ragu.id)?.servings == 9)
    }

    @Test("A recipe that is not given is asked for, favorites offered, and four servings are the default")
    func asking() async throws {
        let script = IntentScript(.choice("Pad Thai", for: "recipe"))
        let result = try await app.intents["ScaleRecipeIntent"].makeIntent().run(answering: script)
        #expect(try result.value.servings.as(Int.self) == 4)
        #expect(script.questions.map(\.text) == ["Which recipe?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Pad Thai"])
        #expect(script.questions.first?.choices.first?.subtitle == "Thai for 2")
    }

    @Test("More servings than the range has are refused, and nothing changes", arguments: [0, 41])
    func outOfRange(servings: Int) async throws {
        let intent = app.intents["ScaleRecipeIntent"].makeIntent(recipe: reference(ragu), servings: servings)
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.reason == .invalidArgument)
        #expect(error?.message.contains("from 1 to 40") == true)
        #expect(await store.recipe(ragu.id)?.servings == 6)
    }

    @Test("Cooking opens the kitchen timer with the recipe's time")
    func cooking() async throws {
        let result = try await app.intents["CookRecipeIntent"].makeIntent(recipe: reference(padThai)).run()
        #expect(result.dialog == "Let's make Pad Thai!")
        let timer = try #require(result.opensIntent)
        #expect(timer.identifier == "SetKitchenTimerIntent")
        #expect(try timer.label.as(String.self) == "Pad Thai")
        #expect(try timer.duration.as(Measurement<UnitDuration>.self).converted(to: .minutes).value == 25)
    }

    @Test("Ingredients not given are the first that the recipe needs, as the provider suggests")
    func defaultIngredient() async throws {
        let intent = app.intents["BuyIngredientsIntent"].makeIntent(recipe: reference(padThai))
        let result = try await intent.run()
        #expect(try result.value.as(Int.self) == 1)
        #expect(result.dialog == "Added noodles. 1 to buy.")
        #expect(await store.shopping == [ShoppingItem(name: "noodles", aisle: .produce, quantity: 1)])
    }

    @Test("Buying the same twice raises the quantity, which the exported list shows")
    func exporting() async throws {
        let intent = app.intents["BuyIngredientsIntent"].makeIntent(
            recipe: reference(ragu), ingredients: ["beef", "tomatoes"], aisle: "dairy")
        try await intent.run()
        try await intent.run()
        let result = try await app.intents["ExportShoppingListIntent"].makeIntent().run()
        let file = try result.value.as(IntentFile.self)
        #expect(file.filename == "Shopping.txt")
        #expect(String(decoding: file.data, as: UTF8.self) == "2x beef\n2x tomatoes")
    }

    @Test(
        "Clearing asks what, and clears that alone",
        arguments: [("Everything", 2, "Cleared 2 items."), ("Only Produce", 1, "Cleared 1 items.")])
    func clearing(choice: String, cleared: Int, dialog: String) async throws {
        await store.buy(["lime"], in: .produce)
        await store.buy(["butter"], in: .dairy)
        let script = IntentScript(.confirmation(true), .choice(choice))
        let result = try await app.intents["ClearShoppingListIntent"].makeIntent().run(answering: script)
        #expect(result.dialog == dialog)
        #expect(script.questions.map(\.text) == ["Clear Shopping List?", "Clear what?"])
        #expect(script.questions.last?.choices.map(\.title) == ["Everything", "Only Produce", "Cancel"])
        #expect(await store.shopping.count == 2 - cleared)
    }

    @Test("Cancelling clears nothing")
    func cancelling() async throws {
        await store.buy(["lime"], in: .produce)
        let intent = app.intents["ClearShoppingListIntent"].makeIntent()
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.confirmation(true), .choice("Cancel")))
        }
        #expect(error?.reason == .declined)
        #expect(await store.shopping.count == 1)
    }

    @Test(
        "An empty list is an error in the app's words",
        arguments: ["ClearShoppingListIntent", "ExportShoppingListIntent"])
    func emptyList(intent: String) async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents[intent].makeIntent().run(answering: IntentScript(.confirmation(true)))
        }
        #expect(error?.message == "The shopping list is empty.")
    }

    @Test("A text file becomes a recipe whose cuisine is asked for")
    func importing() async throws {
        let file = IntentFile(data: Data("Soup\nleek\nsalt".utf8), filename: "soup.txt", type: .plainText)
        let script = IntentScript(.choice("Mexican", for: "cuisine"))
        let result = try await app.intents["ImportRecipeIntent"].makeIntent(file: file).run(answering: script)
        #expect(try result.value.ingredients.as([String].self) == ["leek", "salt"])
        #expect(script.questions.map(\.text) == ["What kind of cooking is Soup?"])
        #expect(await store.recipes.last?.cuisine == .mexican)
    }

    @Test("A recipe's own file comes back whole, and nonsense is refused by name")
    func importingJSON() async throws {
        let saved = Recipe(
            id: UUID(), name: "Mole", cuisine: .mexican, servings: 3, minutes: 90, ingredients: ["chili"])
        let good = IntentFile(data: try JSONEncoder().encode(saved), filename: "mole.json", type: .json)
        let result = try await app.intents["ImportRecipeIntent"].makeIntent(file: good).run()
        #expect(try result.value.name.as(String.self) == "Mole")
        let bad = IntentFile(data: Data("{".utf8), filename: "bad.json", type: .json)
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["ImportRecipeIntent"].makeIntent(file: bad).run()
        }
        #expect(error?.message == "bad.json isn't a recipe Pantry can read.")
    }

    @Test("Recipes are found by part of their name, and favorites are suggested")
    func finding() async throws {
        let recipes = app.entities["RecipeEntity"]
        #expect(try await recipes.entities(matching: "RAG").map { try $0.name.as(String.self) } == ["Ragu"])
        #expect(try await recipes.suggestedEntities().map { try $0.name.as(String.self) } == ["Pad Thai"])
        #expect(try await recipes.entities(identifiers: [ragu.id, UUID()]).count == 1)
    }
}
