import AppIntents

/// Something that no test registers.
struct Harbourmaster: Sendable {}

/// Needs what nobody registered.
struct DependentIntent: AppIntent {
    static let title: LocalizedStringResource = "Dependent"

    @Dependency var master: Harbourmaster

    @Parameter(title: "Word")
    var word: String

    func perform() async throws -> some IntentResult {
        Witness.current?.note("performed with \(master)")
        return .result()
    }
}

/// An entity whose query needs what nobody registered.
struct Permit: AppEntity {
    static let defaultQuery = PermitQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Needs what nobody registered.
struct PermitQuery: EnumerableEntityQuery {
    @Dependency var master: Harbourmaster

    func allEntities() async throws -> [Permit] { [Permit(id: "\(master)")] }

    func entities(for identifiers: [String]) async throws -> [Permit] {
        identifiers.map { Permit(id: "\($0)\(master)") }
    }
}
