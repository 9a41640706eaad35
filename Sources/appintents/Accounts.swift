import AppIntents
import Foundation
import IntentJournal
import IntentRuntime
import NotesApp

/// Sets the built-in apps to work on the person's accounts, and gives the system that runs them.
enum Accounts {
    /// Opens the accounts of the command line, or else of the configuration.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - runsIntents: Whether intents are run, which is written down.
    static func system(_ options: GlobalOptions, runsIntents: Bool = false) throws -> IntentSystem {
        try open(options)
        return IntentSystem(catalog: .discovered(), journal: runsIntents ? journal() : nil)
    }

    /// The journal; where it cannot be kept, that is said and the command goes on without.
    private static func journal() -> SQLiteJournal? {
        do {
            return try SQLiteJournal()
        } catch {
            Output.complain("\(error); runs are not written down")
            return nil
        }
    }

    private static func open(_ options: GlobalOptions) throws {
        let folders = options.notes.isEmpty ? try Configuration(at: options.configuration).notes : options.notes
        let progress = ProgressLine("Reading notes")
        do {
            let library = try NotesLibrary(folders: folders.map(url)) { done, total in progress.show(done, of: total) }
            library.register()
        } catch let error as VaultError {
            throw UsageError.badValue(
                folders.joined(separator: ", "), option: "--notes", expected: "a folder that exists. \(error)")
        }
    }

    /// The folder that a person means by a path, `~` included.
    static func url(_ path: String) -> URL {
        URL(fileURLWithPath: HomeFolder.expanding(path), isDirectory: true)
    }
}
