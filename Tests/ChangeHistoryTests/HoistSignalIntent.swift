import AppIntents

/// An intent that registers how it is taken back.
struct HoistSignalIntent: UndoableIntent {
    /// Where the signal flies.
    @MainActor final class Mast {
        static let shared = Mast()
        var signals: [String] = []
    }

    static let title: LocalizedStringResource = "Hoist Signal"

    @Parameter(title: "Signal")
    var signal: String

    @MainActor func perform() async throws -> some IntentResult {
        Mast.shared.signals.append(signal)
        undoManager?.registerUndo(withTarget: Mast.shared) { $0.signals.removeLast() }
        return .result()
    }
}
