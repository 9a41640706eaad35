import AccountStorage
import Foundation
import Glibc
import Testing

@Suite("Files of a folder")
struct FileTests {
    let temporary: TemporaryFolder
    let folder: AccountFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = try AccountFolder(root: temporary.root)
    }

    @Test("A new file has its bytes, and nothing else is left in the folder", arguments: [0, 1, 4096, 1_000_003])
    func create(count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try folder.create("Plan.md", data)
        #expect(try folder.read("Plan.md") == data)
        #expect(try folder.status("Plan.md").size == Int64(count))
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("An existing file is not overwritten by a new one")
    func createExisting() throws {
        try temporary.write("Plan.md", "old")
        #expect(throws: AccountFolderError.alreadyExists(path: "Plan.md")) {
            try folder.create("Plan.md", Data("new".utf8))
        }
        #expect(try temporary.text("Plan.md") == "old")
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("A file in a folder that does not exist names the folder")
    func createWithoutFolder() throws {
        #expect(throws: AccountFolderError.notFound(path: "No/Where")) {
            try folder.create("No/Where/Plan.md", Data())
        }
    }

    @Test("Only regular files are read, and a pipe does not block")
    func notAFile() throws {
        try temporary.write("Harbour/Plan.md", "x")
        mkfifo(temporary.root.appendingPathComponent("pipe").path, 0o600)
        #expect(throws: AccountFolderError.notAFile(path: "Harbour")) { try folder.read("Harbour") }
        #expect(throws: AccountFolderError.notAFile(path: "pipe")) { try folder.read("pipe") }
        #expect(throws: AccountFolderError.notFound(path: "Harbour/Plan.md/x")) {
            try folder.read("Harbour/Plan.md/x")
        }
        #expect(throws: AccountFolderError.notFound(path: "none")) { try folder.read("none") }
    }

    @Test("A replaced file keeps its mode")
    func replace() throws {
        try temporary.write("Plan.md", "old")
        chmod(temporary.root.appendingPathComponent("Plan.md").path, 0o640)
        try folder.replace("Plan.md", Data("new".utf8)) { $0 == Data("old".utf8) }
        #expect(try temporary.text("Plan.md") == "new")
        let attributes = try FileManager.default.attributesOfItem(
            atPath: temporary.root.appendingPathComponent("Plan.md").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("A file that is not as expected is left alone, and its bytes are in the error")
    func conflict() throws {
        try temporary.write("Plan.md", "theirs")
        #expect(throws: AccountFolderError.changedMeanwhile(path: "Plan.md", found: Data("theirs".utf8))) {
            try folder.replace("Plan.md", Data("mine".utf8)) { $0 == Data("old".utf8) }
        }
        #expect(try temporary.text("Plan.md") == "theirs")
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("What an editor writes between the check and the exchange is kept", arguments: [false, true])
    func race(replacesFile: Bool) throws {
        try temporary.write("Plan.md", "old")
        let file = temporary.root.appendingPathComponent("Plan.md")
        var checks = 0
        #expect(throws: AccountFolderError.changedMeanwhile(path: "Plan.md", found: Data("theirs".utf8))) {
            try folder.replace("Plan.md", Data("mine".utf8)) { found in
                checks += 1
                // The first check is the one before the exchange: the editor writes right after it.
                if checks == 1 {
                    try? Data("theirs".utf8).write(to: file, options: replacesFile ? .atomic : [])
                }
                return found == Data("old".utf8)
            }
        }
        #expect(checks == 2)
        #expect(try temporary.text("Plan.md") == "theirs")
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("What an editor writes while its earlier text is put back is kept too")
    func secondRace() throws {
        try temporary.write("Plan.md", "old")
        let file = temporary.root.appendingPathComponent("Plan.md")
        var checks = 0
        #expect(throws: AccountFolderError.changedMeanwhile(path: "Plan.md", found: Data("later".utf8))) {
            try folder.replace("Plan.md", Data("mine".utf8)) { found in
                checks += 1
                try? Data((checks == 1 ? "theirs" : "later").utf8).write(to: file, options: .atomic)
                return found == Data("old".utf8)
            }
        }
        #expect(try temporary.text("Plan.md") == "later")
        #expect(try temporary.names() == ["Plan.md"])
    }

    @Test("A file deleted before it is replaced stays deleted")
    func replaceDeleted() throws {
        try temporary.write("Plan.md", "old")
        let file = temporary.root.appendingPathComponent("Plan.md")
        #expect(throws: AccountFolderError.notFound(path: "Plan.md")) {
            try folder.replace("Plan.md", Data("mine".utf8)) { _ in
                unlink(file.path)
                return true
            }
        }
        #expect(try temporary.names().isEmpty)
    }

    @Test("Moving never replaces")
    func move() throws {
        try temporary.write("a.md", "a")
        try temporary.write("Harbour/b.md", "b")
        #expect(throws: AccountFolderError.alreadyExists(path: "Harbour/b.md")) {
            try folder.move(from: "a.md", to: "Harbour/b.md")
        }
        try folder.move(from: "a.md", to: "Harbour/a.md")
        #expect(try temporary.names(in: "Harbour") == ["a.md", "b.md"])
        try folder.move(from: "Harbour", to: "Quay")
        #expect(try temporary.text("Quay/a.md") == "a")
        #expect(throws: AccountFolderError.notFound(path: "none.md")) {
            try folder.move(from: "none.md", to: "other.md")
        }
    }

    @Test("Folders are made, with those on the way if asked")
    func folders() throws {
        try folder.makeFolder("a")
        #expect(throws: AccountFolderError.alreadyExists(path: "a")) { try folder.makeFolder("a") }
        #expect(throws: AccountFolderError.notFound(path: "b")) { try folder.makeFolder("b/c") }
        try folder.makeFolder("a/b/c", intermediate: true)
        try folder.makeFolder("a/b/c", intermediate: true)
        #expect(try folder.status("a/b/c").isDirectory)
        try temporary.write("file", "x")
        #expect(throws: AccountFolderError.alreadyExists(path: "file")) {
            try folder.makeFolder("file/sub", intermediate: true)
        }
    }

    @Test("A folder with something in it is not removed")
    func remove() throws {
        try temporary.write("a/b.md", "x")
        try temporary.link("link.md", to: "a/b.md")
        #expect(throws: AccountFolderError.alreadyExists(path: "a")) { try folder.remove("a") }
        try folder.remove("link.md")
        #expect(temporary.exists("a/b.md"))
        try folder.remove("a/b.md")
        try folder.remove("a")
        #expect(try temporary.names().isEmpty)
    }

    @Test("A listing has every visible file and folder, and follows links to files only")
    func listing() throws {
        for path in ["a.md", "Harbour/Boats/b.md", "Harbour/c.txt", ".hidden/d.md", "Harbour/.e.md", "日本/会議.md"] {
            try temporary.write(path, path)
        }
        try temporary.link("link.md", to: "Harbour/c.txt")
        try temporary.link("loop", to: "Harbour")
        try temporary.link("Harbour/Boats/up", to: "..")
        try temporary.link("dangling.md", to: "nothing.md")
        try temporary.link("out.md", to: "../outside/secret.md")
        try Data("secret".utf8).write(to: temporary.outside.appendingPathComponent("secret.md"))
        mkfifo(temporary.root.appendingPathComponent("pipe.md").path, 0o600)
        for way in [AccountFolder.Resolution.kernel, .steps] {
            let entries = try AccountFolder(root: temporary.root, resolution: way).entries()
            #expect(
                entries.map(\.path).sorted() == [
                    "Harbour", "Harbour/Boats", "Harbour/Boats/b.md", "Harbour/c.txt", "a.md", "link.md", "日本",
                    "日本/会議.md",
                ])
            #expect(entries.first { $0.path == "link.md" }?.status == (try folder.status("Harbour/c.txt")))
            #expect(entries.filter(\.status.isDirectory).count == 3)
        }
        #expect(
            try folder.entries(in: "Harbour").map(\.path).sorted() == [
                "Harbour/Boats", "Harbour/Boats/b.md", "Harbour/c.txt",
            ])
    }

    @Test("A folder nested deeper than there are descriptors is listed")
    func deepListing() throws {
        let depth = 1500
        var path = temporary.root.path
        for _ in 0..<depth {
            path += "/d"
            #expect(mkdir(path, 0o700) == 0)
        }
        #expect(try folder.entries().count == depth)
        // Emptied from below, as not every way to delete a folder goes as deep.
        for _ in 0..<depth {
            rmdir(path)
            path.removeLast(2)
        }
    }

    @Test("A deleted root is reported rather than listed as empty")
    func deletedRoot() throws {
        try FileManager.default.removeItem(at: temporary.root)
        #expect(throws: AccountFolderError.notFound(path: temporary.root.path)) { try folder.entries() }
    }

    @Test("A write changes the status")
    func status() throws {
        try temporary.write("a.md", "one")
        let before = try folder.contents(of: "a.md")
        try folder.replace("a.md", Data("two".utf8)) { _ in true }
        #expect(before.data == Data("one".utf8))
        #expect(try folder.status("a.md") != before.status)
    }

    @Test(
        "Errors say what to do",
        arguments: [
            (AccountFolderError.alreadyExists(path: "a.md"), "“a.md” exists already. Choose another name."),
            (
                .system(path: "a.md", operation: "read", code: EACCES),
                "Could not read “a.md”: Permission denied (error 13)."
            ),
        ])
    func descriptions(error: AccountFolderError, text: String) {
        #expect(error.description == text)
    }
}
