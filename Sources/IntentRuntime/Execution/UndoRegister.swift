import AppIntents
import Synchronization

/// Keeps what takes the last undoable intent back.
final class UndoRegister: Sendable {
    private let last = Mutex<(intent: String, manager: UndoManager)?>(nil)

    /// Keeps what an intent registered; nothing where it registered nothing, since what came before can no longer be taken back safely.
    func keep(_ manager: UndoManager?, of intent: String) {
        last.withLock { $0 = manager.map { (intent, $0) } }
    }

    /// Takes the last intent back; its name, or `nil` where there is none.
    @MainActor func undo() -> String? {
        guard let (intent, manager) = last.withLock({ $0 }), manager.canUndo else { return nil }
        while manager.canUndo { manager.undo() }
        return intent
    }
}
