import AccountStorage
import ChangeHistory
import Foundation
import Testing

/// An account's folder and a history of what is changed in it; all of it is gone with the last reference.
final class Workshop: Sendable {
    /// What a file or folder is.
    struct Thing: Hashable, CustomStringConvertible {
        let text: String
        let modified: Int64
        let mode: Int
        var description: String { "\(text) \(modified) \(String(mode, radix: 8))" }
    }

    let root: URL
    let account: URL
    let folder: AccountFolder
    let history: ChangeHistory

    init(
        _ files: [String: String] = [:], trash: String? = nil, limits: ChangeHistory.Limits = ChangeHistory.Limits()
    ) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
        account = root.appendingPathComponent("account")
        try FileManager.default.createDirectory(at: account, withIntermediateDirectories: true)
        folder = try AccountFolder(root: account, trash: trash)
        history = try ChangeHistory(
            path: root.appendingPathComponent("state/history").path, accounts: [account], limits: limits)
        for (path, text) in files { try write(path, text) }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Writes a file as an editor does, with an old date.
    func write(_ path: String, _ text: String) throws {
        let file = account.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 981_173_106), .posixPermissions: 0o640],
            ofItemAtPath: file.path)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: account.appendingPathComponent(path), encoding: .utf8)
    }

    /// Makes changes as one run; the record's name, `nil` where nothing was written down.
    @discardableResult
    func run(_ body: () async throws -> Void) async throws -> String? {
        let name = Name()
        try await history.recording({ name.set($0) }, body)
        return name.get()
    }

    /// All that is in the account's folder, hidden things too, by path.
    func things() throws -> [String: Thing] {
        var things: [String: Thing] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: account.path) {
            let full = account.appendingPathComponent(path).path
            let attributes = try FileManager.default.attributesOfItem(atPath: full)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: things[path] = Thing(text: "folder", modified: 0, mode: 0)
            case .typeSymbolicLink?:
                let target = try FileManager.default.destinationOfSymbolicLink(atPath: full)
                things[path] = Thing(text: "to \(target)", modified: 0, mode: 0)
            default:
                things[path] = Thing(
                    text: try text(path), modified: try folder.status(path).modified,
                    mode: attributes[.posixPermissions] as? Int ?? 0)
            }
        }
        return things
    }

    /// The same without dates.
    func texts() throws -> [String: String] { try things().mapValues(\.text) }

    /// The names in the history.
    func records() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: history.path).sorted()
    }
}
