import AccountStorage
import Foundation
import Synchronization
import Testing

@Suite("A watch of a folder", .timeLimit(.minutes(1)))
struct WatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a watch has told so far.
    private final class Told: Sendable {
        private let changes = Mutex<[FolderWatch.Change]>([])

        func add(_ change: FolderWatch.Change) { changes.withLock { $0.append(change) } }

        func forget() { changes.withLock { $0 = [] } }

        /// Whether a path, or everything, was told of.
        func has(_ path: String) -> Bool {
            changes.withLock { changes in
                changes.contains { change in
                    switch change {
                    case .files(let files): files.contains(path)
                    case .everything: true
                    }
                }
            }
        }

        /// The paths of files that were told of.
        var files: Set<String> {
            changes.withLock { changes in
                changes.reduce(into: []) { files, change in
                    if case .files(let more) = change { files.formUnion(more) }
                }
            }
        }
    }

    /// Does something until it was told, since folders below are watched only soon after.
    private func told(_ told: Told, _ path: String, doing body: (Int) throws -> Void) async throws {
        var number = 0
        while !told.has(path) {
            try body(number)
            number += 1
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: folder.root.appendingPathComponent(path))
    }

    @Test func `Files that are written, renamed and removed are told, and hidden ones are not`() async throws {
        let seen = Told()
        let watch = try FolderWatch(try AccountFolder(root: folder.root)) { seen.add($0) }
        defer { watch.stop() }
        try write("a", "new.md")
        try write("a", ".hidden.md")
        try await told(seen, "new.md") { _ in }
        seen.forget()
        try FileManager.default.moveItem(
            at: folder.root.appendingPathComponent("new.md"), to: folder.root.appendingPathComponent("moved.md"))
        try await told(seen, "moved.md") { _ in }
        #expect(seen.files == ["new.md", "moved.md"])
        seen.forget()
        try FileManager.default.removeItem(at: folder.root.appendingPathComponent("moved.md"))
        try await told(seen, "moved.md") { _ in }
        #expect(seen.files == ["moved.md"])
    }

    @Test func `Files in folders below are told, also where the folders are new or have moved`() async throws {
        func make(_ path: String) throws {
            try FileManager.default.createDirectory(
                at: folder.root.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        try make("old/deep")
        let seen = Told()
        let watch = try FolderWatch(try AccountFolder(root: folder.root)) { seen.add($0) }
        defer { watch.stop() }
        try await told(seen, "old/deep/a.md") { try write("\($0)", "old/deep/a.md") }
        try make("new/deep")
        try await told(seen, "new/deep") { _ in }
        seen.forget()
        try await told(seen, "new/deep/b.md") { try write("\($0)", "new/deep/b.md") }
        try FileManager.default.moveItem(
            at: folder.root.appendingPathComponent("new"), to: folder.root.appendingPathComponent("newer"))
        try await told(seen, "newer") { _ in }
        while !seen.files.contains("newer/deep/b.md") {
            try write("c", "newer/deep/b.md")
            try await Task.sleep(for: .milliseconds(100))
        }
    }

    @Test func `More files than can be told one by one are told as everything`() async throws {
        let seen = Told()
        let watch = try FolderWatch(try AccountFolder(root: folder.root)) { seen.add($0) }
        defer { watch.stop() }
        for number in 0..<3000 { try write("a", "\(number).md") }
        try write("a", "last.md")
        try await told(seen, "last.md") { _ in }
        for number in 0..<3000 { #expect(seen.has("\(number).md")) }
    }

    @Test func `A folder that a link leads to is not watched`() async throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.root.appendingPathComponent("link"), withDestinationURL: outside.root)
        let seen = Told()
        let watch = try FolderWatch(try AccountFolder(root: folder.root)) { seen.add($0) }
        defer { watch.stop() }
        try Data("a".utf8).write(to: outside.root.appendingPathComponent("out.md"))
        try write("a", "in.md")
        try await told(seen, "in.md") { _ in }
        #expect(seen.files == ["in.md"])
    }
}
