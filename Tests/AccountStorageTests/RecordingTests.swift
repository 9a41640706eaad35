import AccountStorage
import Foundation
import Synchronization
import Testing

/// Takes note of changes, and refuses them where it is told to.
private final class Notebook: ChangeRecorder {
    private let state = Mutex<(changes: [FileChange], former: [String?], taken: Set<Int>)>(([], [], []))
    private let refuses: Bool
    private let keeping: AccountFolder?
    private let look: @Sendable () -> Void

    init(refuses: Bool = false, keeping: AccountFolder? = nil, look: @escaping @Sendable () -> Void = {}) {
        self.refuses = refuses
        self.keeping = keeping
        self.look = look
    }

    func willChange(
        _ change: FileChange, from former: FormerFile?, in folder: AccountFolder
    ) throws(AccountFolderError) -> Int {
        look()
        if refuses { throw .notRecorded(path: change.path, reason: "the notebook is full") }
        let number = state.withLock { $0.changes.count }
        var text: String?
        if let former, let keeping {
            do {
                try ChangeRecording.$recorder.withValue(nil) { _ = try former.copy(to: "\(number)", in: keeping) }
                text = String(decoding: try keeping.read("\(number)"), as: UTF8.self)
            } catch {
                throw .notRecorded(path: change.path, reason: "\(error)")
            }
        }
        state.withLock {
            $0.changes.append(change)
            $0.former.append(text)
        }
        return number
    }

    func didNotChange(_ number: Int) { state.withLock { _ = $0.taken.insert(number) } }

    var changes: [FileChange] {
        state.withLock { state in state.changes.indices.filter { !state.taken.contains($0) }.map { state.changes[$0] } }
    }
    var former: [String?] { state.withLock { $0.former } }
}

/// Whether something was there, each time that somebody looked.
private final class Sightings: Sendable {
    private let seen = Mutex<[Bool]>([])

    var all: [Bool] { seen.withLock(\.self) }
    func add(_ isThere: Bool) { seen.withLock { $0.append(isThere) } }
}

@Suite("Changes are written down before they are made")
struct RecordingTests {
    private let temporary: TemporaryFolder
    private let folder: AccountFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = try AccountFolder(root: temporary.root, trash: ".trash")
        try temporary.write("Harbour/Plan.md", "old")
    }

    private func changes(_ notebook: Notebook = Notebook(), _ body: () throws -> Void) throws -> [FileChange] {
        try ChangeRecording.$recorder.withValue(notebook) { try body() }
        return notebook.changes
    }

    private func digest(_ text: String) -> ContentDigest { ContentDigest(of: Data(text.utf8)) }

    @Test("Each kind of change says what is done to what")
    func kinds() throws {
        #expect(
            try changes {
                try folder.create("Crew.md", Data("ada".utf8))
                try folder.replace("Harbour/Plan.md", Data("new".utf8)) { _ in true }
                try folder.move(from: "Harbour/Plan.md", to: "Plan.md")
                try folder.makeFolder("Quay")
                try folder.makeFolder("Quay/a/b", intermediate: true)
                try folder.remove("Harbour")
                try folder.remove("Crew.md")
            } == [
                .creation(path: "Crew.md", as: .file(digest("ada"))),
                .replacement(path: "Harbour/Plan.md", with: digest("new")),
                .move(from: "Harbour/Plan.md", to: "Plan.md", of: .file(digest("new"))),
                .newFolder(path: "Quay", isOnTheWay: false), .newFolder(path: "Quay/a", isOnTheWay: true),
                .newFolder(path: "Quay/a/b", isOnTheWay: true), .removal(path: "Harbour", of: .folder),
                .removal(path: "Crew.md", of: .file(digest("ada"))),
            ])
    }

    @Test("Digests are those of SHA-256")
    func digests() throws {
        // The examples of FIPS 180-4.
        #expect(digest("abc").description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digest("").description == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(ContentDigest(digest("abc").description) == digest("abc"))
        for wrong in ["", "ba78", String(repeating: "g", count: 64), String(repeating: "A", count: 64)] {
            #expect(ContentDigest(wrong) == nil)
        }
    }

    @Test("What a change takes away can be kept before it is gone, by whoever writes it down")
    func former() throws {
        let kept = try TemporaryFolder()
        let notebook = Notebook(keeping: try AccountFolder(root: kept.root))
        _ = try changes(notebook) {
            try folder.replace("Harbour/Plan.md", Data("new".utf8)) { _ in true }
            try folder.remove("Harbour/Plan.md")
            try folder.makeFolder("Quay")
        }
        #expect(notebook.former == ["old", "new", nil])
        let attributes = try FileManager.default.attributesOfItem(atPath: kept.root.appendingPathComponent("0").path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("The change is not there yet when it is written down")
    func before() throws {
        let (root, seen) = (temporary.root, Sightings())
        let notebook = Notebook(look: {
            seen.add(FileManager.default.fileExists(atPath: root.appendingPathComponent("Crew.md").path))
        })
        _ = try changes(notebook) {
            try folder.create("Crew.md", Data())
            try folder.remove("Crew.md")
        }
        #expect(seen.all == [false, true])
    }

    @Test("A change that cannot be written down is not made")
    func refused() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: temporary.root.path).sorted()
        let changes: [(String, () throws -> Void)] = [
            ("Crew.md", { try folder.create("Crew.md", Data()) }),
            ("Harbour/Plan.md", { try folder.replace("Harbour/Plan.md", Data()) { _ in true } }),
            ("Harbour/Plan.md", { try folder.move(from: "Harbour/Plan.md", to: "Plan.md") }),
            ("Quay", { try folder.makeFolder("Quay") }), ("Harbour/Plan.md", { try folder.remove("Harbour/Plan.md") }),
            (".trash", { try folder.moveToTrash("Harbour/Plan.md") }),
        ]
        for (path, change) in changes {
            #expect(throws: AccountFolderError.notRecorded(path: path, reason: "the notebook is full")) {
                try ChangeRecording.$recorder.withValue(Notebook(refuses: true)) { try change() }
            }
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary.root.path).sorted() == files)
        #expect(try temporary.text("Harbour/Plan.md") == "old")
    }

    @Test("A change that fails is taken out again")
    func failed() throws {
        #expect(
            try changes {
                #expect(throws: AccountFolderError.self) { try folder.create("Harbour/Plan.md", Data()) }
                #expect(throws: AccountFolderError.self) { try folder.move(from: "none", to: "Plan.md") }
                #expect(throws: AccountFolderError.self) { try folder.remove("Harbour") }
                #expect(throws: AccountFolderError.self) { try folder.makeFolder("Harbour") }
                var checks = 0
                #expect(throws: AccountFolderError.self) {
                    try folder.replace("Harbour/Plan.md", Data("new".utf8)) { _ in
                        checks += 1
                        return checks == 1
                    }
                }
            } == [])
        #expect(try temporary.text("Harbour/Plan.md") == "old")
    }

    @Test("Through links, the path is the one without")
    func links() throws {
        try temporary.link("Quay", to: "Harbour")
        try temporary.link("in.md", to: "Quay/Plan.md")
        #expect(
            try changes {
                try folder.create("Quay/Crew.md", Data())
                try folder.replace("in.md", Data("new".utf8)) { _ in true }
                try folder.remove("in.md")
            } == [
                .creation(path: "Harbour/Crew.md", as: .file(digest(""))),
                .replacement(path: "Harbour/Plan.md", with: digest("new")),
                .removal(path: "in.md", of: .link("Quay/Plan.md")),
            ])
    }

    @Test("What a task does for the one that is recorded is recorded too, also on an actor of its own")
    func tasks() async throws {
        actor Writer {
            func write(_ folder: AccountFolder) throws { try folder.create("a", Data()) }
        }
        let notebook = Notebook()
        let folder = folder
        try await ChangeRecording.$recorder.withValue(notebook) {
            try await Writer().write(folder)
            try await Task { try folder.create("b", Data()) }.value
        }
        try folder.create("c", Data())
        #expect(notebook.changes.map(\.path) == ["a", "b"])
    }
}
