import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Shortcuts and summaries in the catalogue")
struct ShortcutTests {
    private static let regatta = IntentCatalog(types: [
        RaceIntent.self, CallHarbourIntent.self, RegattaShortcuts.self,
    ])

    @Test("Shortcuts providers are found in the running program without being registered")
    func discovered() {
        let providers = IntentCatalog.discovered().shortcutsProviders.map(\.typeName)
        #expect(providers.contains("RegattaShortcuts"))
        #expect(providers.contains("CarelessShortcuts"))
        #expect(Set(providers).count == providers.count)
    }

    @Test("A shortcut tells its intent, its title, its symbol, and the values that it gives")
    func shortcut() throws {
        let shortcuts = Self.regatta.shortcuts
        #expect(shortcuts.map(\.title) == ["Long Race", "Call"])
        #expect(shortcuts.map(\.intent) == ["RaceIntent", "CallHarbourIntent"])
        #expect(shortcuts.map(\.systemImageName) == ["sailboat", "phone"])
        #expect(shortcuts.map(\.values) == [["laps": 9], [:]])
        #expect(Set(shortcuts.map(\.app)) == Set(Self.regatta.apps))
    }

    @Test("Phrases have the app's name filled in, and the parameters by title and by name")
    func phrases() throws {
        let app = try #require(Self.regatta.apps.first)
        let phrases = Self.regatta.shortcuts.flatMap(\.phrases)
        #expect(
            phrases.map(\.text) == [
                "Race a (Rig) with \(app.title)", "\(app.title) race", "Call the harbour with \(app.title)",
            ])
        #expect(phrases.first?.format == "Race a ${rig} with ${applicationName}")
        #expect(phrases.first?.parameters.map(\.name) == ["rig"])
        #expect(phrases.map(\.namesApplication) == [true, true, true])
    }

    @Test("A provider tells the tiles' colour and the phrases that must not reach the app")
    func provider() throws {
        let provider = try #require(Self.regatta.shortcutsProviders.first)
        #expect(provider.tileColor == .blue)
        #expect(provider.negativePhrases == ["Call home", "Close \(provider.app.title)"])
    }

    @Test("An intent's sentence is the one that holds before a value is given")
    func summary() throws {
        let summary = try #require(try Self.regatta.intent(named: "RaceIntent").parameterSummary)
        #expect(summary.text == "Race (Laps) laps with a (Rig)")
        #expect(summary.format == "Race ${laps} laps with a ${rig}")
        #expect(summary.parameters == ["name"])
        #expect(try Self.regatta.intent(named: "CallHarbourIntent").parameterSummary == nil)
    }

    @Test("Nothing is wrong with shortcuts as they should be")
    func noProblems() throws {
        #expect(Self.regatta.shortcutProblems(of: try #require(Self.regatta.apps.first)).isEmpty)
    }

    @Test("Each thing that is wrong with shortcuts is told, what matters on Apple's systems alone as less")
    func problems() throws {
        let catalog = IntentCatalog(types: [CarelessShortcuts.self, RegattaShortcuts.self])
        let problems = catalog.shortcutProblems(of: try #require(catalog.apps.first))
        let name = try #require(catalog.apps.first).title
        #expect(
            problems == [
                .unspeakableParameter(
                    shortcut: "Race", phrase: "Race (Laps) laps with \(name)", parameter: "laps"),
                .unnamedApplication(shortcut: "Race", phrase: "Race as (Boat's Name)"),
                .unspeakableParameter(shortcut: "Race", phrase: "Race as (Boat's Name)", parameter: "name"),
                .tooMany(count: 13), .severalProviders(["CarelessShortcuts", "RegattaShortcuts"]),
            ])
        #expect(problems.map(\.isSerious) == [true, true, true, false, false])
        #expect(problems[1].description.contains("put \\(.applicationName) into it"))
        #expect(problems[3].description == "has 13 shortcuts; Apple's systems take 10")
    }
}
