import Foundation
import NotesApp

/// A vault for one test in a temporary folder, with its index in another; both are deleted with the last reference.
final class VaultFixture {
    let root: URL
    let cache: URL
    private let parent: URL

    init() throws {
        parent = FileManager.default.temporaryDirectory.appendingPathComponent("vault-\(UUID().uuidString)")
        root = parent.appendingPathComponent("root")
        cache = parent.appendingPathComponent("cache")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    func vault() throws -> NotesVault {
        try NotesVault(root: root, cacheFolder: cache)
    }

    func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }

    func write(_ path: String, _ data: Data) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The file's text; String compares by meaning, so bytes are compared where they matter.
    func text(_ path: String) throws -> String {
        String(decoding: try data(path), as: UTF8.self)
    }

    func data(_ path: String) throws -> Data {
        try Data(contentsOf: root.appendingPathComponent(path))
    }

    /// Every file below the vault, hidden ones too.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
            try root.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true
        }.sorted()
    }

    func setModified(_ path: String, _ date: Date) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: root.appendingPathComponent(path).path)
    }
}
