import AppIntents
import Synchronization

/// Keeps what takes the last undoable intent of this process back.
final class UndoRegister: Sendable {
    /// What takes an intent back.
    enum Way: Sendable {
        /// What the intent registered.
        case manager(UndoManager)
        /// The app in whose process it ran.
        case connection(any AppConnection)
    }

    /// An intent that can be taken back.
    struct Entry: Sendable {
        /// The intent's name.
        let intent: String
        /// The run's number; `nil` without a journal.
        let run: Int64?
        /// What takes it back.
        let way: Way
    }

    private let last = Mutex<Entry?>(nil)

    /// Keeps what an intent registered; nothing where it registered nothing, since what came before can no longer be taken back safely.
    func keep(_ manager: UndoManager?, of intent: String) {
        last.withLock { $0 = manager.map { Entry(intent: intent, run: RunNumber.current, way: .manager($0)) } }
    }

    /// Keeps that the app of another process can take its last intent back.
    func keep(_ connection: any AppConnection, of intent: String) {
        last.withLock { $0 = Entry(intent: intent, run: RunNumber.current, way: .connection(connection)) }
    }

    /// The last intent, where there is something to take back.
    @MainActor func entry() -> Entry? {
        guard let entry = last.withLock(\.self) else { return nil }
        if case .manager(let manager) = entry.way, !manager.canUndo { return nil }
        return entry
    }

    /// Takes the last intent back.
    ///
    /// - Returns: Its name; `nil` where there is none.
    /// - Throws: What the app of another process throws.
    @MainActor func undo() async throws -> String? {
        guard let entry = entry() else { return nil }
        switch entry.way {
        case .manager(let manager): while manager.canUndo { manager.undo() }
        case .connection(let connection):
            guard try await connection.undo() != nil else { return nil }
            last.withLock { if $0?.run == entry.run { $0 = nil } }
        }
        return entry.intent
    }
}
