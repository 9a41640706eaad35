import AccountStorage
import Foundation

/// What the index keeps of a note.
struct IndexedNote: Sendable {
    let path: String
    let status: FileStatus
    let version: String
    let isPinned: Bool
    /// The date of the front matter.
    let created: Date?
    /// When the file came into being, or was written, if that is earlier: a copied file is younger than its text.
    let born: Date?
    let tags: [String]
    let isEditable: Bool
    let excerpt: String
    /// Name, folder, tags and body as a search compares them.
    let foldedText: [UInt8]

    /// Reads what the index keeps from a file.
    init(path: String, contents: FileContents) {
        let document = NoteDocument(Array(contents.data))
        let parts = NotePath.split(path)
        let frontMatter = try? document.frontMatter()
        let body = document.body
        self.path = path
        status = contents.status
        version = document.version
        isPinned = frontMatter?.isPinned ?? false
        created = frontMatter?.created.flatMap(NoteDate.parse)
        let modified = Date(timeIntervalSince1970: Double(contents.status.modified) / 1_000_000_000)
        born = contents.born.map { min($0, modified) }
        var seen: Set<String> = []
        let written = document.isEditable ? MarkdownScanner(body).tags : []
        tags = ((frontMatter?.tags ?? []) + written).filter { seen.insert($0.lowercased()).inserted }
        isEditable = document.isEditable
        excerpt = Excerpt.of(body)
        let marked = tags.map { "#" + $0 }.joined(separator: "\n")
        foldedText = SearchText.fold("\(parts.name)\n\(parts.folder)\n\(marked)\n\(body)")
    }
}
