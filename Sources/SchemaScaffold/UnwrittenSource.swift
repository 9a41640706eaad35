/// What stands in for the app's own work, as source.
enum UnwrittenSource {
    /// The declarations that sources make use of.
    static func declarations(for sources: [String]) -> [ScaffoldDeclaration] {
        let intents = sources.contains { $0.contains("try notWritten(") }
        let isNeeded = intents || sources.contains { $0.contains("throw NotWrittenYet(") }
        return (isNeeded ? [error] : []) + (intents ? [function] : [])
    }

    private static var error: ScaffoldDeclaration {
        ScaffoldDeclaration(
            .support, name: "NotWrittenYet",
            lines: [
                "/// What is thrown where the app's own work is not written yet.",
                "private struct NotWrittenYet: Error, CustomLocalizedStringResourceConvertible {",
                "    let what: String", "",
                "    var localizedStringResource: LocalizedStringResource { \"\\(what) is not written yet.\" }", "}",
            ])
    }

    private static var function: ScaffoldDeclaration {
        ScaffoldDeclaration(
            .support, name: "AppIntent",
            lines: [
                "extension AppIntent {", "    /// Stands where an intent's own work goes, and throws.",
                "    fileprivate func notWritten<Value>(_ value: Value.Type = Void.self) throws -> Value {",
                "        throw NotWrittenYet(what: Self.persistentIdentifier)", "    }", "}",
            ])
    }
}
