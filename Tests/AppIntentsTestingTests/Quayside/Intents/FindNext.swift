import AppIntents

/// Finds a berth, shows it in a snippet, and opens it.
struct FindNext: AppIntent {
    static let title: LocalizedStringResource = "Find Next"

    func perform() async throws
        -> some IntentResult & ReturnsValue<BerthEntity> & OpensIntent & ShowsSnippetIntent & ProvidesDialog
    {
        let opening = OpenBerth()
        opening.target = Harbour.berths[1]
        let snippet = BerthSnippet()
        snippet.berth = Harbour.berths[1]
        return .result(
            value: Harbour.berths[1], opensIntent: opening,
            dialog: IntentDialog(full: "Berth A2 is free.", supporting: "It is free."), snippetIntent: snippet)
    }
}
