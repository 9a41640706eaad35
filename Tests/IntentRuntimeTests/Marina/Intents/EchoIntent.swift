import AppIntents

/// Returns the value it was given, and hands it to the test.
struct EchoIntent<Value: _IntentValue>: AppIntent {
    static var persistentIdentifier: String { "EchoIntent" }
    static var title: LocalizedStringResource { "Echo" }

    @Parameter(title: "Value")
    var value: Value

    func perform() async throws -> some IntentResult & ReturnsValue<Value> {
        Witness.current?.receive(value)
        return .result(value: value)
    }
}
