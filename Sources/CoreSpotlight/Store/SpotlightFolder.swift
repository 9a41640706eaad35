import AppIntents
import Foundation

/// Where the indexes of this program are: one file for each, in a folder of the program's own.
package struct SpotlightFolder: Hashable, Sendable {
    /// The folder that is used in place of the person's, as tests do.
    @TaskLocal package static var override: SpotlightFolder?

    /// The folder's path.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The folder of this program: `appintents/spotlight/` and its bundle identifier, or the name of its executable,
    /// within `$XDG_DATA_HOME` or `~/.local/share`, as the XDG Base Directory Specification says.
    package static var current: SpotlightFolder {
        if let override { return override }
        let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
        let data = given.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? HomeFolder.path + "/.local/share"
        let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return SpotlightFolder(path: "\(data)/appintents/spotlight/\(fileName(of: program))")
    }

    /// The file of an index, by its name; of the default index for `nil`.
    func file(indexName: String?) -> String {
        path + "/" + (indexName.map { "index-" + Self.fileName(of: $0) } ?? "default") + ".sqlite"
    }

    /// The files of all indexes that are there.
    var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".sqlite") }.sorted().map { path + "/" + $0 }
    }

    /// Makes the folder, for nobody but the person.
    func make() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// A name that is a file's: any character but letters, digits, `.`, `-` and `_` is written as `%` and its bytes in
    /// hexadecimal digits, and so is a point at the start.
    private static func fileName(of name: String) -> String {
        var allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
        if name.hasPrefix(".") { allowed.remove(".") }
        return name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
    }
}
