import AppIntents
import Testing

@Suite("App Shortcuts")
struct AppShortcutTests {
    @Test("A provider gives its shortcuts in order, those of conditions that do not hold left out")
    func shortcuts() {
        let shortcuts = KettleShortcuts.appShortcuts
        #expect(shortcuts.map { $0.shortTitle.map { String(localized: $0) } } == ["Brew", "Rinse now"])
        #expect(shortcuts.map(\.systemImageName) == ["cup.and.saucer", "drop"])
        #expect(shortcuts.first?.intent is BrewIntent)
    }

    @Test("Phrases name the app and the parameters")
    func phrases() throws {
        let phrases = KettleShortcuts.appShortcuts.flatMap(\.phrases)
        #expect(
            phrases.map(\.format) == [
                "Brew ${drink} with ${applicationName}", "Start ${applicationName}", "Rinse with ${applicationName}",
                "Just rinse",
            ])
        #expect(phrases.map(\.namesApplication) == [true, true, true, false])
        #expect(phrases.map { $0.parameters.map(\.parameterName) } == [["drink"], [], [], []])
        #expect(phrases[0].textOfTitles(application: "Kettle") == "Brew (Drink) with Kettle")
    }

    @Test("The app's name may be written as in a strings file; other names in braces are words")
    func writtenName() {
        let shortcut = AppShortcut(
            intent: RinseIntent(), phrases: ["Rinse in ${applicationName}", AppShortcutPhrase("${other} rinse"), "${"],
            shortTitle: "Rinse", systemImageName: "drop")
        #expect(shortcut.phrases.map(\.namesApplication) == [true, false, false])
        #expect(
            shortcut.phrases.map { $0.textOfTitles(application: "Kettle") } == [
                "Rinse in Kettle", "${other} rinse", "${",
            ])
    }

    @Test("A presentation says which parameter has which choices")
    func presentation() throws {
        let presentation = try #require(KettleShortcuts.appShortcuts.first?.presentation)
        #expect(presentation.parameter.parameterName == "drink")
        #expect(presentation.summary.format == "Brew ${drink}")
        #expect(presentation.options.map { String(localized: $0.title) } == ["Drinks", "More Drinks"])
        #expect(presentation.options.map(\.systemImageName) == ["cup.and.saucer", nil])
    }

    @Test("Negative phrases and the tile's colour are the provider's, with defaults")
    func provider() {
        #expect(
            KettleShortcuts.negativePhrases.phrases.map { $0.sentence.text(application: "Kettle") { _ in "" } }
                == ["Where is my kettle", "Clean Kettle"])
        #expect(KettleShortcuts.shortcutTileColor == .teal)
        #expect(EmptyShortcuts.shortcutTileColor == .navy)
        #expect(EmptyShortcuts.negativePhrases.phrases.isEmpty)
        #expect(EmptyShortcuts.appShortcuts.isEmpty)
        #expect(ShortcutTileColor.allCases.count == 15)
        EmptyShortcuts.updateAppShortcutParameters()
    }

    @Test("Values that are set on a shortcut's intent stay with it")
    func values() {
        let intent = BrewIntent()
        intent.drink = .espresso
        let shortcut = AppShortcut(
            intent: intent, phrases: ["Espresso from \(.applicationName)"], shortTitle: "Espresso",
            systemImageName: "cup")
        #expect((shortcut.intent as? BrewIntent)?.drink == .espresso)
        #expect(shortcut.presentation == nil)
    }
}

private struct EmptyShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {}
}
