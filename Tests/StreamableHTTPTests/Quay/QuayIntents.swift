import AppIntents

/// Says what it is told. Its name says that it only reads, so that it may go on when it has read foreign text.
struct GetEchoIntent: AppIntent {
    static let title: LocalizedStringResource = "Get Echo"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Count", default: 1) var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: String(repeating: text, count: count))
    }
}

/// Waits until the test lets it go on.
struct HoldIntent: AppIntent {
    static let title: LocalizedStringResource = "Hold"

    @Parameter(title: "Signal") var signal: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await Signal.named(signal).wait()
        return .result(value: "held \(signal)")
    }
}

/// Reports progress, and waits until the test lets it go on.
struct HaulIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Haul"

    @Parameter(title: "Signal") var signal: String

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        try await Signal.named(signal).wait()
        return .result()
    }
}

/// Greets a boat, whose name it asks for.
struct HailIntent: AppIntent {
    static let title: LocalizedStringResource = "Hail"

    @Parameter(title: "Boat") var boat: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "Ahoy \(boat)")
    }
}
