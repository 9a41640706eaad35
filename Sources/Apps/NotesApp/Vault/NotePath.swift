/// Paths of notes, relative to the vault.
enum NotePath {
    /// The extensions of notes; the first is given to new ones.
    static let extensions = ["md", "markdown"]

    /// Whether a path is one of a note: a Markdown file with no hidden name on the way.
    static func isNote(_ path: String) -> Bool {
        guard let fileExtension = fileExtension(of: path) else { return false }
        return extensions.contains(fileExtension.lowercased()) && !isHidden(path)
    }

    /// Whether a name on the way starts with a dot.
    static func isHidden(_ path: String) -> Bool {
        var startsName = true
        for byte in path.utf8 {
            if startsName, byte == UInt8(ascii: ".") { return true }
            startsName = byte == UInt8(ascii: "/")
        }
        return false
    }

    /// The folder of a path, empty for the vault itself, and the last name.
    static func parent(of path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    /// The folder of a path and the last name without its extension.
    static func split(_ path: String) -> (folder: String, name: String) {
        let parts = parent(of: path)
        guard let fileExtension = fileExtension(of: path) else { return parts }
        return (parts.folder, String(parts.name.dropLast(fileExtension.count + 1)))
    }

    /// What follows the last dot of the last name; nil where there is none or the name starts with it.
    static func fileExtension(of path: String) -> String? {
        let name = parent(of: path).name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// A name in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// Resolves `.` and `..` in a path that starts in a folder.
    ///
    /// - Returns: The path relative to the vault; nil where it leads out of it or to nothing.
    static func resolve(_ path: String, in folder: String) -> String? {
        var names = folder.split(separator: "/").map(String.init)
        for name in path.split(separator: "/") {
            switch name {
            case ".": continue
            case "..": if names.popLast() == nil { return nil }
            default: names.append(String(name))
            }
        }
        return names.isEmpty ? nil : names.joined(separator: "/")
    }
}
