/// Why a note's file cannot be edited.
enum NoteDocumentError: Error, Hashable {
    /// The file is not UTF-8; `offset` is the first byte that is not.
    case notUTF8(offset: Int)
    /// The front matter is not valid, or the edit would change more of it than asked; `line` is the line of the file.
    case invalidFrontMatter(line: Int, reason: String)

    /// The error to show for the note with the given path.
    func located(at path: String) -> VaultError {
        switch self {
        case .notUTF8(let offset): .notUTF8(path: path, offset: offset)
        case .invalidFrontMatter(let line, let reason): .invalidFrontMatter(path: path, line: line, reason: reason)
        }
    }
}
