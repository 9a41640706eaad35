import AppIntents

/// Asks the person what they call themselves, in words that it is given.
struct AskPersonIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask the person"
    static let description: IntentDescription? = IntentDescription(
        "Asks the person what they call themselves, in the words of the message, and returns the answer.")

    @Parameter(title: "Message", description: "What the person is asked.")
    var message: String

    @Parameter(title: "Name", description: "What the person calls themselves; asked for where it is left out.")
    var username: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        if let username { return .result(value: "User response: \(username)") }
        let answer = try await $username.requestValue("\(message)")
        return .result(value: "User response: \(answer)")
    }
}
