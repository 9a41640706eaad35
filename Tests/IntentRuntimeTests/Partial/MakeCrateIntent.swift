import AppIntents

/// Makes the crate of number 0. It is generic, so that it is found by no discovery and no other test meets it.
struct MakeCrateIntent<Way: CrateWay>: AssistantSchemaIntent {
    static var persistentIdentifier: String { "MakeCrateIntent" }
    static var __appSchemaIntent: AppSchema.Intent { AppSchema.Intent(identifier: "notes.createNote") }
    static var title: LocalizedStringResource { "Make Crate" }

    func perform() async throws -> some IntentResult & ReturnsValue<Crate<Way>> {
        .result(value: Crate(id: 0, isHeavy: Hold.current.heavy.contains(0), isIllegible: false))
    }
}
