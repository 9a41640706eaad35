import AccountStorage
import Foundation
import Glibc
import Testing

@Suite("Taking changes back, as long as things are as they were left")
struct RestoringTests {
    static let ways: [AccountFolder.Resolution] = [.kernel, .steps]

    private let temporary: TemporaryFolder
    private let kept: TemporaryFolder
    private let keptFolder: AccountFolder

    init() throws {
        temporary = try TemporaryFolder()
        kept = try TemporaryFolder()
        keptFolder = try AccountFolder(root: kept.root)
        try kept.write("old", "old")
        try temporary.write("Harbour/Plan.md", "new")
        try Data("secret".utf8).write(to: temporary.outside.appendingPathComponent("secret.md"))
    }

    private func folder(_ way: AccountFolder.Resolution = .kernel) throws -> AccountFolder {
        try AccountFolder(root: temporary.root, trash: ".trash", resolution: way)
    }

    private func file(_ text: String) -> FileState { .file(ContentDigest(of: Data(text.utf8))) }
    private let old = KeptFile(path: "old", modified: 981_173_106_123_456_789, mode: 0o640)
    private var new: ContentDigest { ContentDigest(of: Data("new".utf8)) }

    private func mode(_ path: String) throws -> Int? {
        let path = temporary.root.appendingPathComponent(path).path
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("A file comes back with its content, date and permissions, and so do its folders", arguments: ways)
    func restored(way: AccountFolder.Resolution) throws {
        let folder = try folder(way)
        try folder.restore("Quay/Old/Crew.md", from: old, in: keptFolder)
        #expect(try temporary.text("Quay/Old/Crew.md") == "old")
        #expect(try folder.status("Quay/Old/Crew.md").modified == old.modified)
        #expect(try mode("Quay/Old/Crew.md") == 0o640)
        #expect(throws: AccountFolderError.alreadyExists(path: "Harbour/Plan.md")) {
            try folder.restore("Harbour/Plan.md", from: old, in: keptFolder)
        }
        #expect(try temporary.text("Harbour/Plan.md") == "new")
    }

    @Test("Former content goes into the file that is there, which keeps its permissions", arguments: ways)
    func replaced(way: AccountFolder.Resolution) throws {
        chmod(temporary.root.appendingPathComponent("Harbour/Plan.md").path, 0o604)
        let folder = try folder(way)
        try folder.restore("Harbour/Plan.md", from: old, in: keptFolder, replacing: new)
        #expect(try temporary.text("Harbour/Plan.md") == "old")
        #expect(try folder.status("Harbour/Plan.md").modified == old.modified)
        #expect(try mode("Harbour/Plan.md") == 0o604)
        #expect(try temporary.names(in: "Harbour") == ["Plan.md"])
    }

    @Test("A large file is put back byte for byte")
    func large() throws {
        let data = Data((0..<3_000_017).map { UInt8(truncatingIfNeeded: $0 &* 131 >> 3) })
        try data.write(to: kept.root.appendingPathComponent("large"))
        let file = KeptFile(path: "large", modified: 0, mode: 0o600)
        try folder().restore("Harbour/Plan.md", from: file, in: keptFolder, replacing: new)
        #expect(try folder().read("Harbour/Plan.md") == data)
        #expect(try folder().state(at: "Harbour/Plan.md") == .file(ContentDigest(of: data)))
    }

    @Test("What is not as it was left stays, whatever is to be done with it", arguments: ways)
    func changed(way: AccountFolder.Resolution) throws {
        try temporary.write("Harbour/Plan.md", "the person's own")
        let folder = try folder(way)
        let error = AccountFolderError.notAsLeft(path: "Harbour/Plan.md", found: file("the person's own"))
        #expect(throws: error) { try folder.restore("Harbour/Plan.md", from: old, in: keptFolder, replacing: new) }
        #expect(throws: error) { try folder.remove("Harbour/Plan.md", expecting: file("new")) }
        #expect(throws: error) { try folder.move(from: "Harbour/Plan.md", to: "a.md", expecting: file("new")) }
        #expect(throws: error) { try folder.moveToTrash("Harbour/Plan.md", expecting: file("new")) }
        #expect(try temporary.text("Harbour/Plan.md") == "the person's own")
        #expect(try temporary.names() == ["Harbour"])
        #expect(try temporary.names(in: "Harbour") == ["Plan.md"])
    }

    @Test("A link that was put in meanwhile is not followed, neither as the file nor on the way", arguments: ways)
    func links(way: AccountFolder.Resolution) throws {
        let folder = try folder(way)
        try temporary.link("out", to: "../outside")
        try temporary.link("in", to: "Harbour")
        try temporary.link("Harbour/secret.md", to: "../../outside/secret.md")
        for path in ["out/secret.md", "in/Plan.md"] {
            #expect(try folder.state(at: path) == .nothing)
            #expect(throws: AccountFolderError.self) { try folder.restore(path + "x", from: old, in: keptFolder) }
            #expect(throws: AccountFolderError.self) { try folder.remove(path, expecting: file("new")) }
            #expect(throws: AccountFolderError.self) {
                try folder.move(from: "Harbour/Plan.md", to: path + "x", expecting: file("new"))
            }
            #expect(throws: AccountFolderError.self) { try folder.makeLink(path + "x", to: "a") }
        }
        #expect(try folder.state(at: "Harbour/secret.md") == .link("../../outside/secret.md"))
        #expect(throws: AccountFolderError.self) {
            try folder.restore(
                "Harbour/secret.md", from: old, in: keptFolder, replacing: ContentDigest(of: Data("secret".utf8)))
        }
        let outside = temporary.outside
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["secret.md"])
        #expect(try String(contentsOf: outside.appendingPathComponent("secret.md"), encoding: .utf8) == "secret")
        #expect(try temporary.text("Harbour/Plan.md") == "new")
    }

    @Test(
        "A path that leads out is refused",
        arguments: ["..", "../outside/secret.md", "/etc/passwd", "a/../../outside/x"],
        ways)
    func outside(path: String, way: AccountFolder.Resolution) throws {
        let folder = try folder(way)
        let error = AccountFolderError.outsideTheFolder(path: path)
        #expect(throws: error) { try folder.state(at: path) }
        #expect(throws: error) { try folder.restore(path, from: old, in: keptFolder) }
        #expect(throws: error) { try folder.restore(path, from: old, in: keptFolder, replacing: new) }
        #expect(throws: error) { try folder.remove(path, expecting: file("secret")) }
        #expect(throws: error) { try folder.moveToTrash(path, expecting: file("secret")) }
        #expect(throws: error) { try folder.makeLink(path, to: "a") }
        #expect(throws: error) { try folder.move(from: "Harbour/Plan.md", to: path, expecting: file("new")) }
    }

    @Test("The trash keeps every file of a name")
    func trash() throws {
        let folder = try folder()
        #expect(try folder.moveToTrash("Harbour/Plan.md") == ".trash/Harbour/Plan.md")
        try temporary.write("Harbour/Plan.md", "second")
        #expect(try folder.moveToTrash("Harbour/Plan.md", expecting: file("second")) == ".trash/Harbour/Plan 2.md")
        #expect(try temporary.text(".trash/Harbour/Plan.md") == "new")
        #expect(throws: AccountFolderError.notFound(path: "trash")) {
            try AccountFolder(root: temporary.root).moveToTrash("Harbour")
        }
    }

    @Test("A folder goes only where nothing is in it")
    func folders() throws {
        let folder = try folder()
        #expect(throws: AccountFolderError.alreadyExists(path: "Harbour")) {
            try folder.remove("Harbour", expecting: .folder)
        }
        try folder.remove("Harbour/Plan.md", expecting: file("new"))
        try folder.remove("Harbour", expecting: .folder)
        #expect(try temporary.names() == [])
    }
}
