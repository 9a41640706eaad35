import Foundation
import JSON

/// A place to work at: a copy of the sample notes, and empty folders for what the command keeps.
///
/// All of it is gone when the place is no longer used.
package final class Desk: Sendable {
    /// All of it.
    package let root: URL
    /// The notes.
    package let notes: URL

    package init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
        notes = root.appendingPathComponent("Notes")
        for folder in ["home", "config", "cache"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Notes")
        try FileManager.default.copyItem(at: samples, to: notes)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// What the command finds in its environment.
    package func environment(_ more: [String: String] = [:]) -> [String: String] {
        var environment = [
            "PATH": "/usr/bin:/bin", "HOME": root.appendingPathComponent("home").path, "LANG": "C.UTF-8",
            "TERM": "xterm",
            "XDG_CONFIG_HOME": root.appendingPathComponent("config").path,
            "XDG_CACHE_HOME": root.appendingPathComponent("cache").path,
            "XDG_STATE_HOME": root.appendingPathComponent("state").path,
        ]
        // A crash on a terminal would wait for somebody to look into it.
        environment["SWIFT_BACKTRACE"] = "interactive=no"
        // The runtime libraries of a toolchain outside the system's folders, and what a sanitizer is told.
        for name in ["LD_LIBRARY_PATH", "ASAN_OPTIONS"] {
            environment[name] = ProcessInfo.processInfo.environment[name]
        }
        return environment.merging(more) { $1 }
    }

    /// Runs the command on the notes, without a terminal.
    package func run(_ arguments: String..., environment: [String: String] = [:], input: String = "") async throws
        -> Tool.Result
    {
        try await Tool.run(
            ["--notes", notes.path] + arguments, environment: self.environment(environment), in: root, input: input)
    }

    /// Runs the command without naming the notes.
    package func runBare(_ arguments: String..., environment: [String: String] = [:]) async throws -> Tool.Result {
        try await Tool.run(arguments, environment: self.environment(environment), in: root)
    }

    /// Runs the command on the notes on a terminal.
    package func terminal(
        _ arguments: String..., environment: [String: String] = [:], columns: UInt16 = 80
    ) throws -> TerminalSession {
        try TerminalSession(
            ["--notes", notes.path] + arguments, environment: self.environment(environment), in: root, columns: columns)
    }

    /// The text of a note's file.
    package func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: notes.appendingPathComponent(path)), as: UTF8.self)
    }

    /// Puts a file among the notes.
    package func put(_ text: String, at path: String) throws {
        try put(Data(text.utf8), at: path)
    }

    /// Puts a file among the notes.
    package func put(_ data: Data, at path: String) throws {
        try data.write(to: notes.appendingPathComponent(path))
    }

    /// Whether there is something at a path among the notes.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: notes.appendingPathComponent(path).path)
    }

    /// The files among the notes, by path, with their content.
    package func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: notes.path) {
            let file = notes.appendingPathComponent(path)
            var isDirectory: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue {
                files[path] = try Data(contentsOf: file)
            }
        }
        return files
    }

    /// The URI of a note.
    package static func uri(_ path: String) -> String {
        let allowed = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
        return "appintents://notes/NoteEntity/" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
    }
}
