import AppIntents

/// Asks for two things at once.
struct CompareIntent: AppIntent {
    static let title: LocalizedStringResource = "Compare"

    @Parameter(title: "Left") var left: String?
    @Parameter(title: "Right") var right: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        async let first = $left.requestValue("What is left?")
        async let second = $right.requestValue("What is right?")
        let values = try await [first, second]
        return .result(value: values.joined(separator: " beside "))
    }
}
