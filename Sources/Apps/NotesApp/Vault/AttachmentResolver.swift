/// Finds the files that a note's text embeds.
struct AttachmentResolver {
    private let files: Set<String>
    /// The files of each name, in lower case.
    private let byName: [String: [String]]

    /// Knows the given files; notes among them are left out, as an embedded note is no attachment.
    ///
    /// - Parameter files: Paths relative to the vault.
    init(files: some Sequence<String>) {
        let attachments = files.filter { !NotePath.isNote($0) }
        self.files = Set(attachments)
        byName = Dictionary(grouping: attachments) { NotePath.parent(of: $0).name.lowercased() }
    }

    /// The files a note embeds, in order and each once; what is not there is left out.
    ///
    /// - Parameters:
    ///   - embeds: The embeds in the note's text.
    ///   - folder: The folder the note is in.
    func attachments(_ embeds: [Embed], in folder: String) -> [String] {
        var seen: Set<String> = []
        return embeds.compactMap { path(of: $0, in: folder) }.filter { seen.insert($0).inserted }
    }

    /// The file an embed means.
    ///
    /// A wiki embed is a path from the vault, else one from the note's folder; a Markdown one the other way round, as
    /// in any Markdown viewer. Both fall back to the file whose path ends so, wherever it is: the nearest one first.
    private func path(of embed: Embed, in folder: String) -> String? {
        let fromRoot = NotePath.resolve(embed.target, in: "")
        let fromNote = embed.target.hasPrefix("/") ? nil : NotePath.resolve(embed.target, in: folder)
        let order = embed.style == .wiki ? [fromRoot, fromNote] : [fromNote, fromRoot]
        for case let path? in order where files.contains(path) { return path }
        // A relative path that is not there is not looked for elsewhere.
        guard let wanted = fromRoot, !embed.target.hasPrefix("."), !embed.target.hasPrefix("/") else { return nil }
        let suffix = "/" + wanted.lowercased()
        let candidates = byName[NotePath.parent(of: wanted).name.lowercased()] ?? []
        return candidates.filter { ("/" + $0.lowercased()).hasSuffix(suffix) }
            .min { (Self.distance($0, folder), $0) < (Self.distance($1, folder), $1) }
    }

    /// How many folders lie between a file and a folder, up and down.
    private static func distance(_ path: String, _ folder: String) -> Int {
        let here = folder.split(separator: "/")
        let there = NotePath.parent(of: path).folder.split(separator: "/")
        let common = zip(here, there).prefix { $0 == $1 }.count
        return here.count + there.count - 2 * common
    }
}
