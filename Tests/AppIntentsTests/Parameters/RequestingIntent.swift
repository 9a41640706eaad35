import AppIntents

/// Throws for want of a value, in the way of the framework's first version.
@available(*, deprecated)
struct RequestingIntent: AppIntent {
    static let title: LocalizedStringResource = "Request"

    @Parameter(title: "Name") var name: String?

    func perform() async throws -> some IntentResult {
        guard name != nil else { throw $name.requestValue("Which name?") }
        return .result()
    }
}
