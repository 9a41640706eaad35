import AppIntents

/// Asks which of some crates is meant.
struct ChooseCrateIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Crate"

    @Parameter(title: "Crate") var crate: CrateEntity?

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let first = depot.all().filter { $0.label.hasPrefix("Kiln") }.prefix(3)
        let crate = try await $crate.requestDisambiguation(among: Array(first), dialog: "Which crate?")
        return .result(value: crate.id)
    }
}

/// Asks for a yes before it seals a crate.
struct SealCrateIntent: AppIntent {
    static let title: LocalizedStringResource = "Seal Crate"

    @Parameter(title: "Crate") var crate: CrateEntity

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        try await requestConfirmation(dialog: "Seal \(crate.label)?")
        let isNew = depot.seal(crate.id)
        return .result(value: crate.id, dialog: isNew ? "Sealed." : "It was sealed.")
    }
}
