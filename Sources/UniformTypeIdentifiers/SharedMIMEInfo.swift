import Foundation

/// What the shared MIME databases of the system say of MIME types and file name extensions.
///
/// Read from the text files that `update-mime-database` makes, as the
/// [Shared MIME-info Database](https://specifications.freedesktop.org/shared-mime-info-spec/latest/) specification of
/// freedesktop.org describes them. Lines that make no sense are passed over.
package struct SharedMIMEInfo: Sendable {
    private struct Glob {
        let weight: Int
        let mimeType: String
        let filenameExtension: String
    }

    /// What the current task asks instead of the system's databases.
    @TaskLocal package static var override: SharedMIMEInfo?

    private static let system = SharedMIMEInfo(folders: systemFolders(ProcessInfo.processInfo.environment))

    /// What is asked: the system's databases, read once.
    static var current: SharedMIMEInfo { override ?? system }

    private let folders: [URL]
    private let mimeTypesByExtension: [String: [String]]
    private let extensionsByMIMEType: [String: [String]]
    private let parentsByMIMEType: [String: [String]]
    private let canonicalNames: [String: String]

    /// Reads databases; those that are not there count as empty.
    ///
    /// - Parameter folders: The databases' folders, as `/usr/share/mime`, the most important first.
    package init(folders: [URL]) {
        self.folders = folders
        var globs: [Glob] = []
        var parents: [String: [String]] = [:]
        var aliases: [String: String] = [:]
        for folder in folders.reversed() {
            globs = Self.globs(in: folder, over: globs)
            for pair in Self.pairs(of: "subclasses", in: folder) { parents[pair.0, default: []].append(pair.1) }
            for pair in Self.pairs(of: "aliases", in: folder) { aliases[pair.0] = pair.1 }
        }
        let ordered = globs.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element)
        mimeTypesByExtension = Self.grouped(ordered.map { ($0.filenameExtension, $0.mimeType) })
        extensionsByMIMEType = Self.grouped(ordered.map { ($0.mimeType, $0.filenameExtension) })
        parentsByMIMEType = parents
        canonicalNames = aliases
    }

    /// The MIME types of files with an extension, the most likely one first.
    func mimeTypes(filenameExtension: String) -> [String] {
        mimeTypesByExtension[filenameExtension] ?? []
    }

    /// The extensions of files of a MIME type, the most usual one first.
    func filenameExtensions(mimeType: String) -> [String] {
        extensionsByMIMEType[canonicalName(of: mimeType)] ?? []
    }

    /// The MIME types that a MIME type is a subclass of.
    func parents(of mimeType: String) -> [String] {
        parentsByMIMEType[canonicalName(of: mimeType)] ?? []
    }

    /// The name that the database has for a MIME type known by several.
    func canonicalName(of mimeType: String) -> String {
        canonicalNames[mimeType] ?? mimeType
    }

    /// The other names of a MIME type, in alphabetical order.
    func aliases(of canonicalName: String) -> [String] {
        canonicalNames.filter { $0.value == canonicalName }.map(\.key).sorted()
    }

    /// What people call content of a MIME type, by language; the English words have the empty text for theirs.
    ///
    /// - Parameter mimeType: The MIME type.
    func comments(of mimeType: String) -> [String: String] {
        let name = canonicalName(of: mimeType)
        guard UTTagClass.mimeType.normalized(name) == name, !name.contains("..") else { return [:] }
        for folder in folders {
            guard let text = Self.text(of: "\(name).xml", in: folder) else { continue }
            return text.matches(of: #/<comment(?:\s+xml:lang="([^"]*)")?\s*>([^<]*)</comment>/#)
                .reduce(into: [:]) { $0[String($1.output.1 ?? "")] = Self.unescape($1.output.2) }
        }
        return [:]
    }

    // MARK: Reading

    /// The folders of the databases, as the XDG Base Directory Specification orders them.
    private static func systemFolders(_ environment: [String: String]) -> [URL] {
        func value(_ name: String, _ otherwise: String) -> String {
            environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? otherwise
        }
        let home = value("XDG_DATA_HOME", "\(NSHomeDirectory())/.local/share")
        let shared = value("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(separator: ":").map { String($0) }
        return ([home] + shared).filter { $0.hasPrefix("/") }
            .map { URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("mime") }
    }

    private static func text(of name: String, in folder: URL) -> String? {
        (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func lines(of name: String, in folder: URL) -> [Substring] {
        (text(of: name, in: folder) ?? "").split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    }

    private static func pairs(of name: String, in folder: URL) -> [(String, String)] {
        lines(of: name, in: folder).compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (words[0].lowercased(), words[1].lowercased()) : nil
        }
    }

    /// The patterns of a folder, before those of less important folders that it leaves in force.
    private static func globs(in folder: URL, over others: [Glob]) -> [Glob] {
        var found: [Glob] = []
        var replaced: Set<String> = []
        for line in lines(of: "globs2", in: folder) {
            // Each line is `weight:type:pattern`, perhaps with `:flags`.
            let fields = line.split(separator: ":", omittingEmptySubsequences: false)
            guard fields.count >= 3, let weight = Int(fields[0]) else { continue }
            let mimeType = fields[1].lowercased()
            if fields[2] == "__NOGLOBS__" { replaced.insert(mimeType) }
            let isCaseSensitive = fields.count > 3 && fields[3].split(separator: ",").contains("cs")
            let name = fields[2].dropFirst(2)
            // Types know extensions in lower case and without wildcards.
            if !isCaseSensitive, fields[2].hasPrefix("*."), !name.isEmpty, !name.contains(where: "*?[]".contains) {
                found.append(Glob(weight: weight, mimeType: mimeType, filenameExtension: name.lowercased()))
            }
        }
        return found + others.filter { !replaced.contains($0.mimeType) }
    }

    /// The second halves of pairs by the first, in order and each once.
    private static func grouped(_ pairs: [(String, String)]) -> [String: [String]] {
        pairs.reduce(into: [:]) { table, pair in
            if table[pair.0]?.contains(pair.1) != true { table[pair.0, default: []].append(pair.1) }
        }
    }

    private static func unescape(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}
