import Foundation

/// Whether the configuration means something, and the folders it names can be read.
enum AccountFindings {
    /// The findings on the configuration and on each account.
    static func all(_ options: GlobalOptions) throws -> [Finding] {
        let configuration = try Configuration(at: options.configuration)
        let folders = options.notes.isEmpty ? configuration.notes : options.notes
        if folders.isEmpty {
            let words = "none; name a folder with --notes or in the configuration"
            return [finding(on: configuration), Finding(grade: .wrong, subject: "notes account", words: words)]
        }
        return [finding(on: configuration)] + folders.map(finding(onFolder:))
    }

    private static func finding(on configuration: Configuration) -> Finding {
        let subject = "configuration"
        guard let path = configuration.path else {
            return Finding(grade: .ok, subject: subject, words: "none at \(Configuration.usualPath)")
        }
        if configuration.unknownMembers.isEmpty { return Finding(grade: .ok, subject: subject, words: path) }
        let members = configuration.unknownMembers.joined(separator: ", ")
        return Finding(grade: .wrong, subject: subject, words: "\(path) has members that mean nothing: \(members)")
    }

    private static func finding(onFolder folder: String) -> Finding {
        let path = Accounts.url(folder).path
        var isFolder: ObjCBool = false
        let (grade, words): (Finding.Grade, String) =
            if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
                (.wrong, "there is no folder '\(path)'")
            } else if !isFolder.boolValue {
                (.wrong, "'\(path)' is a file, not a folder")
            } else if !FileManager.default.isReadableFile(atPath: path) {
                (.wrong, "'\(path)' may not be read")
            } else if !FileManager.default.isWritableFile(atPath: path) {
                (.note, "\(path) (may be read only; changes will be refused)")
            } else {
                (.ok, path)
            }
        return Finding(grade: grade, subject: "notes account", words: words)
    }
}
