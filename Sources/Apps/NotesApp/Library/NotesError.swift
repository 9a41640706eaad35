import AppIntents

/// Why something could not be done with notes.
public enum NotesError: Error, Hashable, Sendable {
    /// The app was given no folder.
    case noAccount
    /// An id names an account that is not there.
    case noSuchAccount(String)
    /// A note was changed since the version that a change was made for.
    case conflict(note: String, expected: String?, found: String, currentText: String, wantedText: String?)
    /// A version was named for several notes at once.
    case versionForSeveral(count: Int)
    /// A note would have to go into another account.
    case otherAccount(note: String, folder: String)
    /// A file that is to be attached cannot be read.
    case unreadableFile(String)
    /// There is no desktop to open a note on.
    case nothingToOpenWith(path: String)
}

extension NotesError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// What was wrong, and what would be right.
    public var description: String {
        switch self {
        case .noAccount: "There is no folder of notes. Name one with --notes DIR or in the configuration."
        case .noSuchAccount(let id): "The account of “\(id)” is not among those that are open."
        case .conflict(let note, let expected, let found, let current, let wanted):
            "“\(note)” was changed meanwhile: it is version \(found)" + (expected.map { ", not \($0)" } ?? "")
                + ". Nothing was written. Its present text:\n\(current)"
                + (wanted.map { "\nThe text that was to be written:\n\($0)" } ?? "")
        case .versionForSeveral(let count):
            "A version belongs to one note; \(count) were named. Delete them one by one."
        case .otherAccount(let note, let folder):
            "“\(note)” cannot move to “\(folder)”, which is in another account: create it there and delete it here."
        case .unreadableFile(let path): "The file '\(path)' cannot be read: check that it exists and may be read."
        case .nothingToOpenWith(let path): "There is no desktop here to open the note on. It is the file \(path)"
        }
    }

    /// What was wrong, and what would be right.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }

    /// Runs a change, and has both texts told where the note was changed meanwhile.
    ///
    /// - Parameters:
    ///   - wantedText: The text that the change was to write.
    ///   - body: The change.
    static func tellingBothTexts<Value>(_ wantedText: String?, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch VaultError.versionMismatch(let path, let expected, let found, let currentText) {
            throw NotesError.conflict(
                note: path, expected: expected, found: found, currentText: currentText, wantedText: wantedText)
        }
    }
}
