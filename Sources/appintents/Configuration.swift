import AppIntents
import Foundation
import JSON

/// The accounts that a person has set up once: `{"notes": ["~/Notes"]}`.
struct Configuration {
    /// The folders of notes.
    let notes: [String]
    /// Members that mean nothing here.
    let unknownMembers: [String]
    /// The file, where there is one.
    let path: String?

    /// Reads the configuration.
    ///
    /// - Parameter path: The file; the usual place where it is left out, and no configuration where nothing is there.
    init(at path: String?) throws {
        let file = path ?? Self.usualPath
        guard path != nil || FileManager.default.fileExists(atPath: file) else {
            notes = []
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
        unknownMembers = members.names.filter { $0 != "notes" }
        self.path = file
    }

    /// `$XDG_CONFIG_HOME/appintents/config.json`, as the XDG Base Directory Specification has it.
    static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.config") + "/appintents/config.json"
    }
}
