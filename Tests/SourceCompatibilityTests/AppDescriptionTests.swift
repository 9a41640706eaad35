import AppIntents
import Foundation
import IntentRuntime
import Testing

@testable import Chatter
@testable import Garden
@testable import Pantry
@testable import Passage
@testable import Rota
@testable import Shelf
@testable import Stride
@testable import Tideline

/// What the apps declare about themselves: sentences, phrases, kinds.
@Suite struct AppDescriptionTests {
    @Test(
        "The summary of an intent is the branch that its default values lead to",
        arguments: [
            (BookFlightIntent.self, "Book ${flight} from ${origin} for ${passengers}", []),
            (FindFlightIntent.self, "Find a flight to ${destination} after ${earliest}", []),
            (EndWorkoutIntent.self, "End workout after ${distance} in ${duration}", []),
            (BuyIngredientsIntent.self, "Buy ${ingredients} for ${recipe}", ["aisle"]),
            (TideLevelIntent.self, "Get the tide at ${gauge} now", ["time"]),
            (LogReadingIntent.self, "Log ${pages} pages of ${book}", ["thoughts"]),
            (MuteChatIntent.self, "Mute ${chat}", ["isMuted"]),
            (PlantSomethingIntent.self, "Plant ${name} in ${bed}", []),
        ] as [(any AppIntent.Type, String, [String])])
    func summary(type: any AppIntent.Type, format: String, below: [String]) throws {
        let intent = try #require(IntentCatalog(types: [type]).intents.first)
        let summary = try #require(intent.parameterSummary)
        #expect(summary.format == format)
        #expect(summary.parameters == below)
    }

    @Test(
        "An app's shortcuts have their titles, in order",
        arguments: [
            (PantryShortcuts.self, ["Start Cooking", "Clear List"]), (StrideShortcuts.self, ["Start Workout", "Sync"]),
            (PassageShortcuts.self, ["Find Flight"]), (ShelfShortcuts.self, ["Log Reading", "Open Book"]),
            (RotaShortcuts.self, ["Clock In", "Clock Out"]), (ChatterShortcuts.self, ["Send", "Open Chat"]),
            (GardenShortcuts.self, ["Report", "Plant"]),
        ] as [(any AppShortcutsProvider.Type, [String])])
    func shortcuts(type: any AppShortcutsProvider.Type, titles: [String]) throws {
        let provider = try #require(IntentCatalog(types: [type]).shortcutsProviders.first)
        #expect(provider.shortcuts.map(\.title) == titles)
        #expect(provider.shortcuts.flatMap(\.phrases).filter { !$0.namesApplication }.map(\.text) == [])
    }

    @Test("Phrases name the application and their parameter; negative ones are kept")
    func phrases() throws {
        let provider = try #require(IntentCatalog(types: [PantryShortcuts.self]).shortcutsProviders.first)
        #expect(provider.negativePhrases == ["Clear my cooking history in Pantry", "Cook the books"])
        #expect(provider.tileColor == .tangerine)
        let phrases = try #require(provider.shortcuts.first).phrases
        #expect(phrases.map(\.text) == ["Cook (Recipe) with Pantry", "Start cooking in Pantry"])
        #expect(phrases.map { $0.parameters.map(\.name) } == [["recipe"], []])
    }

    @Test("An intent that took another's place keeps its class's name; one that has a schema has both names")
    func names() throws {
        let catalog = IntentCatalog(types: [ClockInIntent.self, OpenShelfBookIntent.self])
        #expect(try catalog.intent(named: "RTClockInIntent").title == "Clock In")
        #expect(try catalog.intent(named: "books.openBook").identifier == "OpenShelfBookIntent")
        #expect(ClockInIntent.persistentIdentifier == "RTClockInIntent")
    }

    @Test("Titles of every form read as written")
    func titles() {
        #expect(String(localized: TideLevelIntent.title) == "Get Tide")
        #expect(String(localized: ClearShoppingListIntent.title) == "Clear Shopping List")
        #expect(
            String(localized: StrideError.nothingRunning.localizedStringResource) == "There is no workout to change.")
        #expect(
            String(localized: StrideError.alreadyRunning(.swim).localizedStringResource) == "You're already swimming.")
        #expect(String(localized: PlantEntity.typeDisplayRepresentation.name) == "Plant")
        #expect(String(localized: Cuisine.middleEastern.localizedStringResource) == "Middle Eastern")
    }
}
