import AppIntents

/// Shows a berth.
struct BerthSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Berth"

    @Parameter(title: "Berth")
    var berth: BerthEntity

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result() }
}
