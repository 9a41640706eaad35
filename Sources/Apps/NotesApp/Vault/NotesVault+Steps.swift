import AccountStorage
import Foundation

extension NotesVault {
    // MARK: Checking

    /// The note as it is now, where that is the version a change is made for.
    func current(_ path: String, expecting version: String?) throws -> NoteDocument {
        let document = try document(path)
        if let version, version.lowercased() != document.version {
            throw mismatch(path, expected: version, found: document)
        }
        return document
    }

    func mismatch(_ path: String, expected: String?, found: NoteDocument) -> VaultError {
        .versionMismatch(path: path, expected: expected, found: found.version, currentText: found.body)
    }

    /// Makes sure that notes can be put into a folder.
    func checkFolder(_ path: String) throws {
        if path.isEmpty { return }
        guard !NotePath.isHidden(path) else { throw VaultError.invalidFolder(path: path) }
        do {
            guard try folder.status(path).isDirectory else { throw VaultError.folderNotFound(path: path) }
        } catch AccountFolderError.notFound {
            throw VaultError.folderNotFound(path: path)
        } catch AccountFolderError.outsideTheFolder, AccountFolderError.invalidPath {
            throw VaultError.invalidFolder(path: path)
        }
    }

    func checkFree(_ path: String) throws {
        if (try? folder.status(path)) != nil { throw VaultError.alreadyExists(path: path) }
    }

    /// The path a note gets with a new name or folder, which must be free.
    func target(of path: String, name: String?, folder folderPath: String?) throws -> String {
        let parts = NotePath.parent(of: path)
        var file = parts.name
        if let name {
            file = try NoteName.noteFile(name, fileExtension: NotePath.fileExtension(of: path) ?? "md")
        }
        if let folderPath { try checkFolder(folderPath) }
        let target = NotePath.join(folderPath ?? parts.folder, file)
        if !target.utf8.elementsEqual(path.utf8) { try checkFree(target) }
        return target
    }

    /// The error for a person: with the note's path, in terms of notes.
    func located(_ error: any Error, _ path: String) -> any Error {
        switch error {
        case let error as NoteDocumentError: error.located(at: path)
        case AccountFolderError.alreadyExists(let taken): VaultError.alreadyExists(path: taken)
        case AccountFolderError.notFound(let missing) where missing == path: VaultError.noteNotFound(path: path)
        default: error
        }
    }

    // MARK: Writing

    /// Writes a note's new bytes, unless they are the old ones or another program wrote in between.
    func replace(
        _ path: String, _ before: NoteDocument, with after: NoteDocument, expecting version: String?
    ) throws {
        guard after.bytes != before.bytes else { return }
        do {
            try folder.replace(path, Data(after.bytes)) { $0.elementsEqual(before.bytes) }
        } catch AccountFolderError.changedMeanwhile(_, let found) {
            throw mismatch(path, expected: version, found: NoteDocument([UInt8](found)))
        }
    }

    /// Moves a note whose bytes were replaced before, and puts the old ones back where it cannot be moved.
    func move(_ path: String, to target: String, before: NoteDocument, after: NoteDocument) throws {
        guard !target.utf8.elementsEqual(path.utf8) else { return }
        do {
            try folder.move(from: path, to: target)
        } catch {
            try? replace(path, after, with: before, expecting: nil)
            throw error
        }
        noteMove(from: path, to: target)
    }

    /// Stores attachments and embeds them at the end of a note's text.
    ///
    /// - Parameters:
    ///   - attachments: The files.
    ///   - document: The note's file.
    ///   - folderPath: The folder the note is in.
    ///   - written: The paths of the files stored so far, for taking them back.
    func embedding(
        _ attachments: [NewAttachment], in document: NoteDocument, folder folderPath: String, written: inout [String]
    ) throws -> NoteDocument {
        guard !attachments.isEmpty else { return document }
        if let offset = document.invalidOffset { throw NoteDocumentError.notUTF8(offset: offset) }
        let names = try attachments.map { try NoteName.file($0.filename) }
        var result = document
        for (attachment, name) in zip(attachments, names) {
            let path = try taking(name, in: folderPath) { try folder.create($0, attachment.data) }
            written.append(path)
            result = try result.appending(embed(path, folder: folderPath))
        }
        return result
    }

    /// The text that embeds a file stored beside a note.
    private func embed(_ path: String, folder folderPath: String) -> String {
        let name = NotePath.parent(of: path).name
        // A wiki embed is looked for in the vault first, where another file may have the name.
        let isAmbiguous = !folderPath.isEmpty && (try? folder.status(name)) != nil
        let shown = isAmbiguous ? path : name
        if shown.contains(where: { "#^[]".contains($0) }) {
            let encoded = name.addingPercentEncoding(
                withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~")))
            return "![](\(encoded ?? name))"
        }
        return "![[\(shown)]]"
    }

    /// Does something with the first free name in a folder: `a.png`, `a 2.png`, `a 3.png` and so on.
    ///
    /// - Returns: The path that was used.
    func taking(_ name: String, in folderPath: String, _ body: (String) throws -> Void) throws -> String {
        var number = 1
        while true {
            let path = NotePath.join(folderPath, number == 1 ? name : FileName.numbered(name, number))
            do {
                try body(path)
                return path
            } catch AccountFolderError.alreadyExists {
                number += 1
            }
        }
    }

    /// Takes stored attachments back after a failure.
    func remove(_ written: [String]) {
        for path in written { try? folder.remove(path) }
    }

    /// The record of a note that was written just now.
    func record(_ path: String) throws -> NoteRecord {
        guard let record = try refreshed({ try $0.records([path]) }).first else {
            throw VaultError.noteNotFound(path: path)
        }
        return record
    }
}
