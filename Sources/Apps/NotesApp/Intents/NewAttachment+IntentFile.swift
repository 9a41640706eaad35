import AppIntents

extension NewAttachment {
    /// The attachment that a file handed to an intent makes.
    ///
    /// - Throws: ``NotesError/unreadableFile(_:)`` where the file cannot be read.
    init(file: IntentFile) throws {
        if let url = file.fileURL {
            guard let data = try? Data(contentsOf: url) else { throw NotesError.unreadableFile(url.path) }
            self.init(filename: file.filename, data: data)
        } else {
            self.init(filename: file.filename, data: file.data)
        }
    }
}
