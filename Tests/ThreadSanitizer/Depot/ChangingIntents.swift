import AppIntents

/// Puts a crate into the depot.
struct AddCrateIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Crate"
    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$label)") {
            \.$kind
            \.$weight
        }
    }

    @Parameter(title: "Label") var label: String
    @Parameter(title: "Kind", default: .tiles) var kind: CrateKind
    @Parameter(title: "Weight", default: 5, inclusiveRange: (0, 500)) var weight: Int

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<CrateEntity> & ProvidesDialog {
        let crate = depot.add(label, kind, weight)
        return .result(value: crate, dialog: "Added \(label).")
    }
}

/// Gives a crate another label, and can take that back.
struct RelabelCrateIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Relabel Crate"

    @Parameter(title: "Crate") var crate: CrateEntity
    @Parameter(title: "Label") var label: String

    @Dependency private var depot: Depot

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let id = crate.id
        guard let before = depot.relabel(id, label) else { throw DepotError.gone(id) }
        undoManager?.registerUndo(withTarget: depot) { _ = $0.relabel(id, before) }
        return .result(value: label)
    }
}

/// Takes crates out of the depot for good.
struct DeleteCratesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Crates"

    @Parameter(title: "Crates") var entities: [CrateEntity]

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: depot.remove(entities.map(\.id)))
    }
}

/// Adds a crate, with a label that is asked for by an error.
struct PackCrateIntent: AppIntent {
    static let title: LocalizedStringResource = "Pack Crate"

    @Parameter(title: "Label") var label: String?

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<CrateEntity> {
        guard let label else { throw $label.needsValueError("Which label?") }
        return .result(value: depot.add(label, .glass, 1))
    }
}

/// Why a depot could not do what it was asked.
enum DepotError: Error, CustomLocalizedStringResourceConvertible {
    case gone(String)
    case flooded

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .gone(let id): "The crate \(id) is gone."
        case .flooded: "The depot is under water."
        }
    }
}
