import AppIntents
import Synchronization

/// Moors a boat, which can be taken back.
struct MoorBoat: UndoableIntent {
    static let title: LocalizedStringResource = "Moor Boat"

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let count = Bell.moored.withLock { moored in
            moored += 1
            return moored
        }
        undoManager?.registerUndo(withTarget: Mooring.shared) { _ in Bell.moored.withLock { $0 -= 1 } }
        return .result(value: count)
    }
}

/// What a boat is moored at.
@MainActor final class Mooring {
    static let shared = Mooring()
}
