/// A path that stays inside a folder as far as its text can tell.
///
/// Symbolic links are the kernel's business when the path is opened.
struct RelativePath {
    /// The path as the caller gave it.
    let text: String
    /// Its names, never empty.
    let components: [String]

    /// The name of the file itself.
    var leaf: String { components[components.count - 1] }

    /// The path of the folder the file is in; empty for the root.
    var parent: String { components.dropLast().joined(separator: "/") }

    /// Checks a path.
    ///
    /// - Parameter path: Names separated by `/`.
    /// - Throws: ``AccountFolderError/outsideTheFolder(path:)`` for an absolute path or one with `..`,
    ///   ``AccountFolderError/invalidPath(path:reason:)`` for an empty one, an empty component, `.` or a NUL character.
    init(_ path: String) throws(AccountFolderError) {
        if path.utf8.first == UInt8(ascii: "/") { throw .outsideTheFolder(path: path) }
        if path.isEmpty { throw .invalidPath(path: path, reason: "it is empty") }
        if path.utf8.contains(0) { throw .invalidPath(path: path, reason: "it holds a NUL character") }
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
        for name in names {
            switch name {
            case "..": throw .outsideTheFolder(path: path)
            case "": throw .invalidPath(path: path, reason: "it has an empty component")
            case ".": throw .invalidPath(path: path, reason: "it has the component “.”")
            default: break
            }
        }
        text = path
        components = names
    }
}
