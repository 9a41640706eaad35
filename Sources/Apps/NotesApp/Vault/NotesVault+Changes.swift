import AccountStorage
import Foundation

extension NotesVault {
    // MARK: Making

    /// Makes a note.
    ///
    /// - Parameters:
    ///   - name: Its name, without the extension.
    ///   - text: Its text. Where it starts with front matter, that is the note's.
    ///   - folderPath: The folder it goes to, which must exist; empty for the vault itself.
    ///   - isPinned: Whether the front matter says `pinned: true`.
    ///   - attachments: Files to be stored beside the note and embedded at its end.
    /// - Returns: The new note.
    /// - Throws: ``VaultError/alreadyExists(path:)`` where the folder has a note of that name, another ``VaultError``,
    ///   or `AccountFolderError`. Nothing is left behind then.
    @discardableResult
    public func create(
        name: String, text: String, folder folderPath: String = "", isPinned: Bool = false,
        attachments: [NewAttachment] = []
    ) async throws -> NoteRecord {
        let file = try NoteName.noteFile(name, fileExtension: NotePath.extensions[0])
        try checkFolder(folderPath)
        let path = NotePath.join(folderPath, file)
        try checkFree(path)
        var document = NoteDocument(text: text)
        var written: [String] = []
        do {
            if isPinned { document = try document.setting("pinned", to: true) }
            document = try embedding(attachments, in: document, folder: folderPath, written: &written)
            try folder.create(path, Data(document.bytes))
        } catch {
            remove(written)
            throw located(error, path)
        }
        return try record(path)
    }

    /// Makes a folder.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - parent: The path of the folder it goes to, which must exist; empty for the vault itself.
    /// - Returns: The new folder.
    /// - Throws: ``VaultError`` or `AccountFolderError`.
    @discardableResult
    public func createFolder(_ name: String, in parent: String = "") async throws -> FolderRecord {
        let checked = try NoteName.file(name)
        try checkFolder(parent)
        let path = NotePath.join(parent, checked)
        do {
            try folder.makeFolder(path)
        } catch {
            throw located(error, path)
        }
        return FolderRecord(path: path)
    }

    // MARK: Changing

    /// Changes a note: its name, folder, text or front matter. What is nil stays.
    ///
    /// Everything is checked before anything is written. A name or a folder never makes a note replace another.
    ///
    /// - Parameters:
    ///   - path: The note's path.
    ///   - name: Its new name, without the extension.
    ///   - isPinned: Whether the front matter says `pinned: true`.
    ///   - folderPath: The folder to move it to, which must exist; empty for the vault itself.
    ///   - attachments: Files to be stored beside the note and embedded at its end.
    ///   - text: The text to replace all of the present text with; the front matter stays.
    ///   - version: The version the change is made for; nil for whatever is there now.
    /// - Returns: The changed note, under its new path.
    /// - Throws: ``VaultError/versionMismatch(path:expected:found:currentText:)``, another ``VaultError``, or
    ///   `AccountFolderError`. The note is as before then.
    @discardableResult
    public func update(
        _ path: String, name: String? = nil, isPinned: Bool? = nil, folder folderPath: String? = nil,
        attachments: [NewAttachment]? = nil, text: String? = nil, expecting version: String? = nil
    ) async throws -> NoteRecord {
        let before = try current(path, expecting: version)
        let target = try target(of: path, name: name, folder: folderPath)
        var document = before
        var written: [String] = []
        do {
            if let text { document = try document.replacingBody(with: text) }
            if let isPinned, (try? document.frontMatter().isPinned) ?? false != isPinned {
                document = try document.setting("pinned", to: isPinned)
            }
            let destination = NotePath.parent(of: target).folder
            document = try embedding(attachments ?? [], in: document, folder: destination, written: &written)
            try replace(path, before, with: document, expecting: version)
            try move(path, to: target, before: before, after: document)
        } catch {
            remove(written)
            throw located(error, path)
        }
        return try record(target)
    }

    /// Adds text at the end of a note, on a line of its own.
    ///
    /// - Parameters:
    ///   - text: The text; its lines are ended like those of the note.
    ///   - path: The note's path.
    ///   - version: The version the change is made for; nil for whatever is there now.
    /// - Returns: The changed note.
    /// - Throws: ``VaultError`` or `AccountFolderError`. The note is as before then.
    @discardableResult
    public func append(
        _ text: String, to path: String, expecting version: String? = nil
    ) async throws -> NoteRecord {
        let before = try current(path, expecting: version)
        do {
            try replace(path, before, with: before.appending(text), expecting: version)
        } catch {
            throw located(error, path)
        }
        return try record(path)
    }

    /// Moves a note to the vault's `.trash`, into the same folders as it is in.
    ///
    /// - Parameters:
    ///   - path: The note's path.
    ///   - version: The version that is to be deleted; nil for whatever is there now.
    /// - Returns: The path it has now; a number was added to its name where that was taken.
    /// - Throws: ``VaultError`` or `AccountFolderError`. The note is as before then.
    @discardableResult
    public func delete(_ path: String, expecting version: String? = nil) async throws -> String {
        let before = try current(path, expecting: version)
        do {
            let target = try folder.moveToTrash(path)
            // Checked once more where nobody writes to it: an editor may have been faster than the move.
            let moved = NoteDocument([UInt8](try folder.read(target)))
            if moved.bytes != before.bytes {
                try folder.move(from: target, to: path)
                throw mismatch(path, expected: version, found: moved)
            }
            return target
        } catch {
            throw located(error, path)
        }
    }
}
