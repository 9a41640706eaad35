import AppIntents
import IntentRuntime
import Testing

/// The shortcuts that the apps provide.
@Suite("Shortcuts of the apps") struct AppShortcutTests {
    private static let catalog = IntentCatalog.discovered()

    private func provider(_ app: String) throws -> ShortcutsProviderDescriptor {
        try #require(Self.catalog.shortcutsProviders.first { $0.app.id == app })
    }

    @Test(
        "Each app offers its shortcuts by their titles",
        arguments: [
            ("chores", ["Add Chore", "Finish Chore", "Postpone"]), ("tunes", ["Play", "Add"]),
            ("hearth", ["Run Scene", "Heating"]), ("earshot", ["Play"]), ("tramline", ["Next Tram"]),
            ("album", ["Open Album"]),
        ])
    func titles(app: String, titles: [String]) throws {
        #expect(try provider(app).shortcuts.map(\.title) == titles)
    }

    @Test(
        "Phrases name the app and the parameters",
        arguments: [("chores", 1, "Finish (Chore) in Chores"), ("tramline", 0, "When does (Line) leave in Tramline")])
    func phrases(app: String, index: Int, text: String) throws {
        #expect(try provider(app).shortcuts[index].phrases.first?.text == text)
    }

    @Test("No phrase breaks a rule", arguments: ["chores", "tunes", "hearth", "earshot", "tramline", "album"])
    func rules(app: String) throws {
        let provider = try provider(app)
        #expect(Self.catalog.shortcutProblems(of: provider.app).isEmpty)
        #expect(provider.shortcuts.allSatisfy { $0.systemImageName != nil })
    }

    @Test("Phrases that are not meant for the app, and the tiles' colour")
    func others() throws {
        #expect(try provider("chores").negativePhrases == ["How do I clean the kitchen", "Tell me about Chores"])
        #expect(try provider("chores").tileColor == .grayGreen)
        #expect(try provider("tunes").tileColor == .pink)
        #expect(try provider("hearth").negativePhrases.isEmpty)
    }
}
