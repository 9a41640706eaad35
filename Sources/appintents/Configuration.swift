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
    /// The folders within which an assistant may name a file by its path, as `{"files": {"read": ["~/Downloads"]}}`.
    let readableFolders: [String]
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
            readableFolders = []
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
        notes = try Self.folders(members["notes"], "'notes'", of: file)
        let files = members["files"] ?? [:]
        guard let files = files.object, files.names.allSatisfy({ $0 == "read" }) else {
            throw UsageError.badConfiguration(path: file, reason: "'files' must be an object whose member is 'read'")
        }
        readableFolders = try Self.folders(files["read"], "'read' in 'files'", of: file)
        (apps, servers) = try Self.apps(members["apps"], of: file)
        self.members = members
        unknownMembers = members.names.filter {
            !["notes", "apps", "files", "policy", "authentication", "tools"].contains($0)
        }
        self.path = file
    }

    private static func folders(_ value: JSONValue?, _ name: String, of file: String) throws -> [String] {
        switch value {
        case nil: return []
        case .string(let folder)?: return [folder]
        case .array(let list)? where list.allSatisfy({ $0.string != nil }): return list.compactMap(\.string)
        default:
            throw UsageError.badConfiguration(path: file, reason: "\(name) must be a folder or a list of folders")
        }
    }

    /// `$XDG_CONFIG_HOME/appintents/config.json`, as the XDG Base Directory Specification has it.
    static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.config") + "/appintents/config.json"
    }
}
