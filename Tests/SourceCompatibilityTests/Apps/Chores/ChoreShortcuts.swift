import AppIntents

struct ChoreShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .grayGreen

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddChoreIntent(),
            phrases: [
                "Add a chore in \(.applicationName)",
                "New \(.applicationName) \(\.$urgency) chore",
            ],
            shortTitle: "Add Chore",
            systemImageName: "plus.circle"
        )
        AppShortcut(
            intent: FinishChoreIntent(),
            phrases: [
                "Finish \(\.$chore) in \(.applicationName)",
                "Tick off a chore in \(.applicationName)",
            ],
            shortTitle: "Finish Chore",
            systemImageName: "checkmark.circle",
            parameterPresentation: ParameterPresentation(
                for: \.$chore,
                summary: Summary("Finish \(\.$chore)"),
                optionsCollections: {
                    OptionsCollection(ChoreQuery(), title: "Open Chores", systemImageName: "list.bullet")
                }
            )
        )
        if #available(iOS 18, macOS 15, *) {
            AppShortcut(
                intent: PostponeChoreIntent(),
                phrases: ["Postpone a chore in \(.applicationName)"],
                shortTitle: "Postpone",
                systemImageName: "clock"
            )
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [
            "How do I clean the kitchen",
            "Tell me about \(.applicationName)",
        ])
    }
}
