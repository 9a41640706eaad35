import AppIntents

/// Shortcuts of every form.
struct KettleShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .teal

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Where is my kettle", "Clean \(.applicationName)"])
    }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewIntent(),
            phrases: [
                "Brew \(\.$drink) with \(.applicationName)",
                "Start \(.applicationName)",
            ],
            shortTitle: "Brew",
            systemImageName: "cup.and.saucer",
            parameterPresentation: ParameterPresentation(
                for: \.$drink,
                summary: Summary("Brew \(\.$drink)"),
                optionsCollections: {
                    OptionsCollection(DrinkOptions(), title: "Drinks", systemImageName: "cup.and.saucer")
                    OptionsCollection(DrinkOptions(), title: "More Drinks")
                }
            )
        )
        if #available(macOS 14, *) {
            AppShortcut(
                intent: RinseIntent(), phrases: ["Rinse with \(.applicationName)", "Just rinse"],
                shortTitle: "Rinse \("now")", systemImageName: "drop")
        }
        if ProcessInfo.processInfo.processorCount < 0 {
            AppShortcut(
                intent: RinseIntent(), phrases: ["Never \(.applicationName)"], shortTitle: "Never",
                systemImageName: "xmark")
        }
    }
}
