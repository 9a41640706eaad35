import AppIntents

/// Takes a while, in steps that the person can follow; it may ask on the way, or fail at the end.
struct TakeLongIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Take long"
    static let description: IntentDescription? = IntentDescription(
        "Takes a while, in steps of a tenth of a second, and tells how far it is.")

    @Parameter(title: "Steps", description: "How many steps it takes.", default: 3, inclusiveRange: (1, 3000))
    var steps: Int

    @Parameter(title: "Asks", description: "Whether it asks the person for a name after the last step.", default: false)
    var asks: Bool

    @Parameter(title: "Fails", description: "Whether it fails at the end.", default: false)
    var fails: Bool

    @Parameter(title: "Name", description: "What the person is called; asked for on the way.")
    var name: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        progress.totalUnitCount = Int64(steps)
        let progress = progress
        let count = steps
        try await performBackgroundTask {
            for _ in 0..<count {
                try await Task.sleep(for: .milliseconds(100))
                progress.completedUnitCount += 1
            }
        }
        if asks { name = try await $name.requestValue("What are you called?") }
        if fails { throw TooLong() }
        return .result(value: "took \(steps) steps for \(name ?? "nobody")")
    }

    private struct TooLong: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "It took too long." }
    }
}
