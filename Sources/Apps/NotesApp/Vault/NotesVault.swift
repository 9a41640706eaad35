import AccountStorage
import AppIntents
import Foundation

/// A folder of Markdown notes, such as an Obsidian vault.
///
/// Notes are the files ending in `.md` or `.markdown`, in all folders below; names that start with a dot are passed
/// over. The files are the only truth: every question first looks at the folder, so what an editor or a synchronising
/// program changes meanwhile is seen, and an index saves reading what did not change. Nothing but the notes themselves
/// is stored in the vault, and the vault's paths never lead out of it (``AccountStorage/AccountFolder``).
///
/// The work is done on a queue of the vault's own, one call after the other.
public actor NotesVault {
    /// Where deleted notes go, as Obsidian does with its setting “Move to Obsidian trash”.
    private static let trash = ".trash"

    private let executor = SerialQueueExecutor(label: "NotesVault")

    /// The queue of the vault's own, so that file work holds up no thread that others need.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    let folder: AccountFolder
    private let store: IndexStore
    private let onIndexing: (@Sendable (_ done: Int, _ total: Int) -> Void)?
    /// How many notes that cannot be read are named.
    private static let named = 5

    /// Opens a vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - cacheFolder: The folder for the index; nil for `$XDG_CACHE_HOME/appintents/notes`, or `~/.cache` for the
    ///     former. Where it cannot be written, the index is kept in memory.
    ///   - onIndexing: Called on the vault's queue while the notes are read for the first time, with how many have been
    ///     read and how many there are.
    /// - Throws: ``VaultError/noVault(path:)`` where there is no such folder, or `AccountFolderError`.
    public init(
        root: URL, cacheFolder: URL? = nil, onIndexing: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
    ) throws {
        do {
            folder = try AccountFolder(root: root, trash: Self.trash)
        } catch AccountFolderError.notFound {
            throw VaultError.noVault(path: root.path)
        }
        store = IndexStore(root: root, cacheFolder: cacheFolder)
        self.onIndexing = onIndexing
    }

    // MARK: Notes

    /// All notes: pinned ones first, then by when they were modified, the newest first.
    ///
    /// - Throws: `AccountFolderError` or `SQLiteError`.
    public func notes() async throws -> [NoteRecord] {
        try refreshed { try $0.known().map(\.record) }.sorted(by: Self.isListedBefore)
    }

    /// The notes with the given paths, in that order; unknown ones are left out.
    ///
    /// - Parameter paths: Paths relative to the vault.
    /// - Throws: `AccountFolderError` or `SQLiteError`.
    public func notes(paths: [String]) async throws -> [NoteRecord] {
        try refreshed { try $0.records(paths) }
    }

    /// The notes in whose name, folder, tags or text every word occurs, without regard to case and diacritics.
    ///
    /// A word is found within longer ones too, so that it also works for languages without spaces. `#word` finds tags.
    ///
    /// - Parameters:
    ///   - words: Words with white space between; none find every note.
    ///   - limit: How many notes are returned at most; nil for all.
    /// - Returns: First the notes with all words in their name, of them first those whose name is just the words, then
    ///   those whose name starts with them; then the others. Within each group the newest is first.
    /// - Throws: `AccountFolderError` or `SQLiteError`.
    public func search(_ words: String, limit: Int? = nil) async throws -> [NoteRecord] {
        let folded = words.split(whereSeparator: \.isWhitespace).map { SearchText.fold(String($0)) }
            .filter { !$0.isEmpty }
        guard !folded.isEmpty else { return Self.limited(try await notes(), limit) }
        var seen: Set<[UInt8]> = []
        let distinct = folded.filter { seen.insert($0).inserted }
        let phrase = Array(folded.joined(separator: [UInt8(ascii: " ")]))
        let found = try refreshed { try $0.matches(distinct) }.map { record in
            (rank: Self.rank(SearchText.fold(record.name), phrase: phrase, words: distinct), record: record)
        }
        let sorted = found.sorted { first, second in
            if first.rank != second.rank { return first.rank < second.rank }
            return Self.isNewer(first.record, second.record)
        }
        return Self.limited(sorted.map(\.record), limit)
    }

    /// A note's text and the files embedded in it.
    ///
    /// - Parameter path: The note's path.
    /// - Throws: ``VaultError/noteNotFound(path:)`` or `AccountFolderError`.
    public func content(of path: String) async throws -> NoteContent {
        let document = try document(path)
        let body = document.body
        let embeds = document.isEditable ? MarkdownScanner(body).embeds : []
        var attachments: [String] = []
        if !embeds.isEmpty {
            let files = try folder.entries().lazy.filter { !$0.status.isDirectory }.map(\.path)
            attachments = AttachmentResolver(files: files)
                .attachments(embeds, in: NotePath.parent(of: path).folder)
        }
        return NoteContent(text: body, attachments: attachments, version: document.version)
    }

    // MARK: Folders

    /// All folders below the vault, by path.
    ///
    /// - Throws: `AccountFolderError`.
    public func folders() async throws -> [FolderRecord] {
        try folder.entries().filter(\.status.isDirectory).map { FolderRecord(path: $0.path) }
            .sorted { $0.path < $1.path }
    }

    /// The folders with the given paths, in that order; unknown ones are left out.
    ///
    /// - Parameter paths: Paths relative to the vault.
    /// - Throws: `AccountFolderError`.
    public func folders(paths: [String]) async throws -> [FolderRecord] {
        let known = Set(try folder.entries().lazy.filter(\.status.isDirectory).map(\.path))
        return paths.filter(known.contains).map(FolderRecord.init(path:))
    }

    // MARK: Steps

    /// Asks the index after bringing it up to date.
    func refreshed<Result>(_ body: (NoteIndex) throws -> Result) throws -> Result {
        let entries = try folder.entries()
        return try store.with { index in
            let progress = index.isEmpty ? onIndexing : nil
            let unreadable = try index.refresh(folder, entries: entries, onProgress: progress)
            if !unreadable.isEmpty { tell(unreadable: unreadable) }
            return try body(index)
        }
    }

    /// Tells whoever asks that some notes could not be looked at.
    private func tell(unreadable paths: [String]) {
        let named = paths.prefix(Self.named).joined(separator: ", ")
        let more = paths.count > Self.named ? " and \(paths.count - Self.named) more" : ""
        let count = paths.count == 1 ? "1 note" : "\(paths.count) notes"
        EntityQueryRequest.current?.note(missing: "\(count) in '\(folder.root.path)' cannot be read: \(named)\(more)")
    }

    /// Tells the index, and goes on where that fails: it finds out by itself at the next look.
    func noteMove(from source: String, to target: String) {
        try? store.with { try $0.move(from: source, to: target) }
    }

    /// Reads a note's file.
    func document(_ path: String) throws -> NoteDocument {
        guard NotePath.isNote(path) else { throw VaultError.noteNotFound(path: path) }
        do {
            return NoteDocument([UInt8](try folder.read(path)))
        } catch AccountFolderError.notFound, AccountFolderError.notAFile, AccountFolderError.invalidPath {
            throw VaultError.noteNotFound(path: path)
        }
    }

    private static func limited(_ notes: [NoteRecord], _ limit: Int?) -> [NoteRecord] {
        guard let limit else { return notes }
        return Array(notes.prefix(max(limit, 0)))
    }

    private static func isListedBefore(_ first: NoteRecord, _ second: NoteRecord) -> Bool {
        if first.isPinned != second.isPinned { return first.isPinned }
        return isNewer(first, second)
    }

    private static func isNewer(_ first: NoteRecord, _ second: NoteRecord) -> Bool {
        if first.modified != second.modified { return first.modified > second.modified }
        return first.path < second.path
    }

    private static func rank(_ name: [UInt8], phrase: [UInt8], words: [[UInt8]]) -> Int {
        if name == phrase { return 0 }
        if name.starts(with: phrase) { return 1 }
        return words.allSatisfy { name.contains($0) } ? 2 : 3
    }
}
