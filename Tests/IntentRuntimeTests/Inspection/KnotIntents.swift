import AppIntents

/// A value that nothing outside the program can write.
struct Tension: _IntentValue {
    let newtons: Double
}

/// Takes a knot, which must be given, and a line, which need not.
struct TieIntent: AppIntent {
    static let title: LocalizedStringResource = "Tie"

    @Parameter(title: "Knot") var knot: Knot
    @Parameter(title: "Line") var line: Line?

    func perform() async throws -> some IntentResult { .result() }
}

/// Needs a value that nobody can give.
struct TightenIntent: AppIntent {
    static let title: LocalizedStringResource = "Tighten"
    static let isDiscoverable = false

    @Parameter(title: "Tension") var tension: Tension

    func perform() async throws -> some IntentResult { .result() }
}

/// Would take a value that nobody can give.
struct LoosenIntent: AppIntent {
    static let title: LocalizedStringResource = "Loosen"

    @Parameter(title: "Tension") var tension: Tension?

    func perform() async throws -> some IntentResult { .result() }
}

/// Takes a permit, whose query needs what nobody registered.
struct ShowPermitIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Permit"

    @Parameter(title: "Permit") var permit: Permit

    func perform() async throws -> some IntentResult { .result() }
}

/// Takes knots from a query that is not their own.
struct SpliceIntent: AppIntent {
    static let title: LocalizedStringResource = "Splice"

    @Parameter(title: "Knot", optionsProvider: SpareKnotQuery()) var knot: Knot

    func perform() async throws -> some IntentResult { .result() }
}

/// Shortcuts with phrases that are never heard, or not as they are meant.
struct KnotShortcuts: AppShortcutsProvider {
    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Loosen with \(.applicationName)"])
    }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: TieIntent(),
            phrases: [
                "Tie a \(\.$knot) with \(.applicationName)", "Tie with \(.applicationName)",
                "Fasten with \(.applicationName)",
            ], shortTitle: "Tie", systemImageName: "link")
        AppShortcut(
            intent: LoosenIntent(), phrases: ["Loosen with \(.applicationName)", "tie with \(.applicationName)"],
            shortTitle: "Loosen", systemImageName: "link")
    }
}
