import AppIntents

/// Waits at the test's gate and does not listen to cancellation.
struct DeafIntent: AppIntent {
    static let title: LocalizedStringResource = "Deaf"

    func perform() async throws -> some IntentResult {
        await Witness.current?.gate.pass()
        Witness.current?.note("went on, cancelled: \(Task.isCancelled)")
        return .result()
    }
}

/// Asks, and takes no time itself.
struct PatientIntent: AppIntent {
    static let title: LocalizedStringResource = "Patient"

    @Parameter(title: "Word")
    var word: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try await $word.requestValue("Take your time?"))
    }
}
