import AppIntents

/// Writes a page, and says to nobody that it did.
struct WritePageIntent: AppIntent {
    static let title: LocalizedStringResource = "Write Page"

    @Parameter(title: "Page") var page: String
    @Parameter(title: "Text") var text: String

    func perform() async throws -> some IntentResult {
        Logbook.write(text, on: page)
        return .result()
    }
}
