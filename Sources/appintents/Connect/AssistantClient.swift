import AppIntents
import Foundation

/// An assistant's client, and where it keeps what it knows of servers.
struct AssistantClient: Sendable {
    /// Where a file is looked for.
    enum Base: Sendable {
        /// The person's home.
        case home
        /// `$XDG_CONFIG_HOME`, or `.config` in the home.
        case configuration
        /// A folder that a variable of the environment may name, else one in the home.
        case variable(String, inHome: String)
    }

    /// The word for it on the command line.
    let id: String
    /// What a person calls it.
    let title: String
    let base: Base
    /// The path of its file in the base.
    let path: String
    let format: EntryFormat
    /// The programs by which it is known to be there.
    var programs: [String] = []
    /// The folder in the base by which it is known to be there.
    var folder: String

    /// The folder that the path starts from.
    private var baseFolder: String {
        switch base {
        case .home: HomeFolder.path
        case .configuration: named ?? HomeFolder.path + "/.config"
        case .variable(_, let folder): named ?? HomeFolder.path + (folder.isEmpty ? "" : "/" + folder)
        }
    }

    /// The folder that the environment names for the base.
    private var named: String? {
        let variable: String
        switch base {
        case .home: return nil
        case .configuration: variable = "XDG_CONFIG_HOME"
        case .variable(let name, _): variable = name
        }
        return ProcessInfo.processInfo.environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// The folders that its file may lie in, wherever links lead.
    var roots: [String] { [HomeFolder.path, named].compactMap(\.self) }

    /// The file that it keeps servers in.
    var file: String { baseFolder + "/" + path }

    /// Whether it is on this machine: its folder is there, or one of its programs.
    var isFound: Bool {
        let files = FileManager.default
        if files.fileExists(atPath: folder.isEmpty ? baseFolder : baseFolder + "/" + folder) { return true }
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return programs.contains { program in places.contains { files.isExecutableFile(atPath: "\($0)/\(program)") } }
    }
}
