import AppIntents
import Foundation
import IntentCommandLine
import JSON
import JoinedApps

/// What a person has set up once: accounts, as `{"notes": ["~/Notes"]}`, the apps that they have joined, as
/// `{"apps": {"trails": {"command": "~/bin/trails"}}}`, and what intents may do.
struct Configuration {
    /// The folders of notes.
    let notes: [String]
    /// The apps of other programs, by the ids that the person gives them.
    let apps: [String: Program]
    /// The MCP servers that are apps, by the ids that the person gives them.
    let servers: [String: Program]
    /// All members.
    let members: JSONObject
    /// Members that mean nothing here.
    let unknownMembers: [String]
    /// The file, where there is one.
    let path: String?

    /// The ids of all apps of other programs.
    var programs: Set<String> { Set(apps.keys).union(servers.keys) }

    /// Reads the configuration.
    ///
    /// - Parameter path: The file; the usual place where it is left out, and no configuration where nothing is there.
    init(at path: String?) throws {
        let file = path ?? Self.usualPath
        guard path != nil || FileManager.default.fileExists(atPath: file) else {
            notes = []
            members = JSONObject()
            apps = [:]
            servers = [:]
            unknownMembers = []
            self.path = nil
            return
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw UsageError.badConfiguration(path: file, reason: "it cannot be read")
        }
        let members: JSONObject
        do {
            guard let object = try JSONValue(parsing: data).object else {
                throw UsageError.badConfiguration(path: file, reason: "it must be a JSON object")
            }
            members = object
        } catch let error as JSONError {
            throw UsageError.badConfiguration(path: file, reason: "\(error)")
        }
        var folders: [String] = []
        switch members["notes"] {
        case nil: break
        case .string(let folder)?: folders = [folder]
        case .array(let list)? where list.allSatisfy({ $0.string != nil }): folders = list.compactMap(\.string)
        default: throw UsageError.badConfiguration(path: file, reason: "'notes' must be a folder or a list of folders")
        }
        notes = folders
        (apps, servers) = try Self.apps(members["apps"], of: file)
        self.members = members
        unknownMembers = members.names.filter { !["notes", "apps", "policy", "authentication"].contains($0) }
        self.path = file
    }

    /// `$XDG_CONFIG_HOME/appintents/config.json`, as the XDG Base Directory Specification has it.
    static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.config") + "/appintents/config.json"
    }
}
