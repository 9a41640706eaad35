import AppIntents

/// Shortcuts with everything wrong that can be.
final class CarelessShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: RaceIntent(),
            phrases: ["Race \(\.$laps) laps with \(.applicationName)", "Race as \(\.$name)"],
            shortTitle: "Race", systemImageName: "sailboat")
        calls
    }

    private static var calls: [AppShortcut] {
        (1...10).map { number in
            AppShortcut(
                intent: CallHarbourIntent(), phrases: ["Call \(.applicationName)"], shortTitle: "Call \(number)",
                systemImageName: "phone")
        }
    }
}
