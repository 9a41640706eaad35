/// Why something could not be done with a vault of notes.
public enum VaultError: Error, Hashable, Sendable {
    /// There is no folder at the vault's address.
    case noVault(path: String)
    /// There is no note with this path.
    case noteNotFound(path: String)
    /// There is no folder with this path.
    case folderNotFound(path: String)
    /// The path is none of a visible folder in the vault.
    case invalidFolder(path: String)
    /// Something with this path exists already; it was left as it was.
    case alreadyExists(path: String)
    /// The name cannot be that of a file.
    case invalidName(name: String, reason: String, suggestion: String)
    /// The note is not the version the change was made for. Nothing was written.
    ///
    /// `expected` is nil where the change was made for whatever was there when it started. `currentText` is the note's
    /// text as it is now.
    case versionMismatch(path: String, expected: String?, found: String, currentText: String)
    /// The file is not UTF-8, and its content is not changed; `offset` is the first byte that is not.
    case notUTF8(path: String, offset: Int)
    /// The note's front matter is not what can be edited; `line` is the line of the file.
    case invalidFrontMatter(path: String, line: Int, reason: String)
}

extension VaultError: CustomStringConvertible {
    /// What was wrong, with which note, and what would be right.
    public var description: String {
        switch self {
        case .noVault(let path):
            "There is no folder “\(path)” to read notes from."
        case .noteNotFound(let path):
            "There is no note “\(path)”. It may have been renamed or deleted; search for it by name."
        case .folderNotFound(let path):
            "There is no folder “\(path)” in the notes. Create it first, or give one that exists."
        case .invalidFolder(let path):
            """
            “\(path)” cannot be a folder of notes: give a path inside the vault, such as “Harbour/Boats”, with no name \
            that starts with a dot.
            """
        case .alreadyExists(let path):
            "“\(path)” exists already and was left as it is. Choose another name, or change that one."
        case .invalidName(let name, let reason, let suggestion):
            "“\(name)” cannot be a name: \(reason). “\(suggestion)” would do."
        case .versionMismatch(let path, let expected, let found, _):
            if let expected {
                """
                “\(path)” was changed meanwhile: it is version \(found), not \(expected). Nothing was written. Read \
                the note again and make the change to its present text.
                """
            } else {
                """
                “\(path)” was changed by another program at the same moment and is now version \(found). Nothing was \
                written. Read the note again and make the change to its present text.
                """
            }
        case .notUTF8(let path, let offset):
            """
            “\(path)” is not UTF-8 (byte \(offset) is the first that is not), so its content is not changed. Convert \
            it first, for example: iconv -f WINDOWS-1252 -t UTF-8 OLD > NEW
            """
        case .invalidFrontMatter(let path, let line, let reason):
            """
            The front matter of “\(path)” cannot be edited: \(reason) (line \(line)). Put it right in an editor first.
            """
        }
    }
}
