import AppIntents

/// Tells who is on duty.
struct TellDuty: AppIntent {
    static let title: LocalizedStringResource = "Tell Duty"

    @Dependency
    var master: Harbourmaster

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        print("This goes to standard output, and does no harm there.")
        return .result(value: master.name)
    }
}
