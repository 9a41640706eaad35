import AppIntents

/// Shortcuts as they should be.
struct RegattaShortcuts: AppShortcutsProvider {
    static let shortcutTileColor: ShortcutTileColor = .blue

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Call home", "Close \(.applicationName)"])
    }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: longRace,
            phrases: ["Race a \(\.$rig) with \(.applicationName)", "\(.applicationName) race"],
            shortTitle: "Long Race", systemImageName: "sailboat")
        AppShortcut(
            intent: CallHarbourIntent(), phrases: ["Call the harbour with \(.applicationName)"],
            shortTitle: "Call", systemImageName: "phone")
    }

    private static var longRace: RaceIntent {
        let intent = RaceIntent()
        intent.laps = 9
        return intent
    }
}
