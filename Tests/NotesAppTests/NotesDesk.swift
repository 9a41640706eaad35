import Foundation
import IntentRuntime
import JSON
import NotesApp

/// The Notes app at work on folders of its own, as the system drives it.
final class NotesDesk: Sendable {
    let root: URL
    let system: IntentSystem

    /// Makes temporary folders with files in them, and sets the app to work on them.
    ///
    /// - Parameter accounts: The folders' names, each with its files by path.
    init(_ accounts: KeyValuePairs<String, [String: String]>) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        self.root = root
        for (name, files) in accounts {
            let folder = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }
        let folders = accounts.map { root.appendingPathComponent($0.key) }
        try NotesLibrary(folders: folders, cacheFolder: root.appendingPathComponent("cache")).register()
        // Named one by one, since the process of the tests holds other apps with the same schemas.
        system = IntentSystem(
            catalog: IntentCatalog(types: [
                NoteEntity.self, FolderEntity.self, AccountEntity.self, CreateNoteIntent.self, UpdateNoteIntent.self,
                AppendTextIntent.self, ReplaceNoteTextIntent.self, DeleteNotesIntent.self, CreateFolderIntent.self,
            ]))
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Runs an intent; every question is answered with yes, and no value is given.
    @discardableResult
    func run(_ intent: String, _ arguments: JSONObject) async throws -> IntentOutcome {
        try await system.run(IntentInvocation(intent: intent, arguments: arguments), through: AgreeablePerson())
    }

    /// The titles of what is found.
    func titles(_ request: FindRequest) async throws -> [String] {
        try await system.find(request).map(\.title)
    }

    /// The text of a file.
    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Whether there is a file.
    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// The error with which something fails, in words.
    func complaint(_ body: () async throws -> Void) async -> String {
        do {
            try await body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    /// Says yes, and has no value to give.
    private struct AgreeablePerson: Interaction {
        func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
        func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
        func confirm(_ request: ConfirmationRequest) async throws -> Bool? { true }
        func report(_ progress: ProgressReport) async {}
    }
}
