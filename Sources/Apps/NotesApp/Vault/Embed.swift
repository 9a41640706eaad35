/// A file embedded in a note's text, as it is written there.
struct Embed: Hashable, Sendable {
    /// Which of the two ways to write it was used.
    enum Style: Hashable, Sendable {
        /// `![alt](path)`, read from the note's folder.
        case markdown
        /// `![[path]]`, read from the vault.
        case wiki
    }

    let style: Style
    /// The path, decoded, without a part after `#`.
    let target: String
}
