import AppIntents

/// The words that a depot's intents are asked for with.
struct DepotShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CountCratesIntent(), phrases: ["Count crates in \(.applicationName)"], shortTitle: "Count Crates",
            systemImageName: "shippingbox")
    }
}
