import AppIntents

/// Ends the app, by a status or by a signal.
struct Sink: AppIntent {
    static let title: LocalizedStringResource = "Sink"

    @Parameter(title: "Status")
    var status: Int?

    func perform() async throws -> some IntentResult {
        FileHandle.standardError.write(Data("Water in the hold\n".utf8))
        if let status { exit(Int32(status)) }
        guard Harbour.berths.isEmpty else { abort() }
        return .result()
    }
}
