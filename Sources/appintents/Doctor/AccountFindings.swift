import Foundation
import IntentRuntime

/// Whether the configuration means something, and the folders it names can be read.
enum AccountFindings {
    /// The findings on the configuration and on each account.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - catalog: All that the apps offer.
    static func all(_ options: GlobalOptions, _ catalog: IntentCatalog) throws -> [DoctorEntry] {
        let configuration = try Configuration(at: options.configuration)
        // Half a policy is none: what cannot be read stops every command that runs something.
        _ = try Permissions(options, configuration).catalog(of: catalog, unseen: configuration.programs)
        let folders = options.notes.isEmpty ? configuration.notes : options.notes
        if folders.isEmpty {
            let words = "none; name a folder with --notes or in the configuration"
            return [finding(on: configuration), DoctorEntry(kind: "notes account", wrong: words)]
        }
        return [finding(on: configuration)] + folders.map(finding(onFolder:))
    }

    private static func finding(on configuration: Configuration) -> DoctorEntry {
        let kind = "configuration"
        guard let path = configuration.path else {
            return DoctorEntry(kind: kind, about: "none at \(Configuration.usualPath)")
        }
        if configuration.unknownMembers.isEmpty { return DoctorEntry(kind: kind, about: path) }
        let members = configuration.unknownMembers.joined(separator: ", ")
        return DoctorEntry(kind: kind, wrong: "\(path) has members that mean nothing: \(members)")
    }

    private static func finding(onFolder folder: String) -> DoctorEntry {
        let path = Accounts.url(folder).path
        var isFolder: ObjCBool = false
        let kind = "notes account"
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return DoctorEntry(kind: kind, wrong: "there is no folder '\(path)'")
        }
        guard isFolder.boolValue else { return DoctorEntry(kind: kind, wrong: "'\(path)' is a file, not a folder") }
        guard FileManager.default.isReadableFile(atPath: path) else {
            return DoctorEntry(kind: kind, wrong: "'\(path)' may not be read")
        }
        if FileManager.default.isWritableFile(atPath: path) { return DoctorEntry(kind: kind, about: path) }
        let note = Finding(.note, "\(path) may be read only: changes will be refused")
        return DoctorEntry(kind: kind, about: path, findings: [note])
    }
}
