/// A note's text and what is embedded in it.
public struct NoteContent: Hashable, Sendable {
    /// The Markdown text as it stands in the file, without the front matter.
    public let text: String
    /// The paths, relative to the vault, of the files the text embeds, in order and each once.
    public let attachments: [String]
    /// The version of the file the text was read from.
    public let version: String

    /// The content with the given values.
    public init(text: String, attachments: [String], version: String) {
        self.text = text
        self.attachments = attachments
        self.version = version
    }
}
