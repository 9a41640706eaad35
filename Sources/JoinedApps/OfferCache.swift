import AppIntents
import Foundation
import IntentRuntime
import JSON

/// Keeps what programs said that they offer, so that nothing has to be started to tell it again.
package struct OfferCache: Sendable {
    private let folder: URL

    /// A cache in a folder, which is made when something is kept.
    package init(folder: URL) {
        self.folder = folder
    }

    /// `$XDG_CACHE_HOME/appintents/apps`, as the XDG Base Directory Specification has it.
    package static var usual: OfferCache {
        let base = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return OfferCache(
            folder: URL(
                fileURLWithPath: (base ?? HomeFolder.path + "/.cache") + "/appintents/apps", isDirectory: true))
    }

    /// What a program said, where it is still the same.
    ///
    /// - Parameters:
    ///   - name: The name that it was kept under.
    ///   - identity: What the program is now.
    package func offer(of name: String, _ identity: ProgramIdentity) -> JSONValue? {
        guard let data = try? Data(contentsOf: file(name)), let json = try? JSONValue(parsing: data),
            json["identity"] == identity.json
        else { return nil }
        return json["offer"]
    }

    /// Keeps what a program said; where that cannot be, it is asked again the next time.
    ///
    /// - Parameters:
    ///   - offer: What it said.
    ///   - name: The name to keep it under.
    ///   - identity: What the program is now.
    package func keep(_ offer: JSONValue, of name: String, _ identity: ProgramIdentity) {
        let json: JSONValue = ["identity": identity.json, "offer": offer]
        // It is written aside and renamed, since other processes read it.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try? Data(json.bytes).write(to: file(name), options: .atomic)
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
