import AccountStorage
import Foundation
import Testing

@Suite("Paths stay inside the folder")
struct BoundaryTests {
    static let ways: [AccountFolder.Resolution] = [.kernel, .steps]

    let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("Harbour/Plan.md", "inside")
        try Data("secret".utf8).write(to: temporary.outside.appendingPathComponent("secret.md"))
        try temporary.link("out", to: "../outside")
        try temporary.link("Harbour/out.md", to: "../../outside/secret.md")
        try temporary.link("absolute.md", to: temporary.outside.appendingPathComponent("secret.md").path)
        try temporary.link("chain.md", to: "Harbour/out.md")
        try temporary.link("dangling-out.md", to: "../outside/new.md")
        try temporary.link("in.md", to: "Harbour/Plan.md")
        try temporary.link("Quay", to: "Harbour")
        try temporary.link("Harbour/up", to: "../Harbour/../Harbour")
        try temporary.link("loop", to: "loop")
    }

    func folder(_ way: AccountFolder.Resolution) throws -> AccountFolder {
        try AccountFolder(root: temporary.root, resolution: way)
    }

    @Test(
        "A path that leads out is refused for reading",
        arguments: [
            "..", "../outside/secret.md", "Harbour/../../outside/secret.md", "/etc/passwd", "out/secret.md",
            "Harbour/out.md", "absolute.md", "chain.md", "Quay/out.md", "out", "Harbour/up/../../../outside/secret.md",
        ], ways)
    func readingOutside(path: String, way: AccountFolder.Resolution) throws {
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) { try folder(way).read(path) }
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) { try folder(way).status(path) }
    }

    @Test(
        "A new file cannot be made through a link that leads out", arguments: ["out/new.md", "Quay/../out/new.md"], ways
    )
    func creatingOutside(path: String, way: AccountFolder.Resolution) throws {
        let folder = try folder(way)
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) { try folder.create(path, Data("x".utf8)) }
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) { try folder.makeFolder(path) }
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) { try folder.remove(path) }
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) {
            try folder.move(from: "Harbour/Plan.md", to: path)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: temporary.outside.path)
        #expect(names == ["secret.md"])
        #expect(try temporary.text("Harbour/Plan.md") == "inside")
    }

    @Test("A name taken by a link that leads out is taken", arguments: ways)
    func creatingOverLink(way: AccountFolder.Resolution) throws {
        #expect(throws: AccountFolderError.alreadyExists(path: "dangling-out.md")) {
            try folder(way).create("dangling-out.md", Data("x".utf8))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: temporary.outside.path)
        #expect(names == ["secret.md"])
    }

    @Test(
        "A file outside is not replaced through a link", arguments: ["out/secret.md", "Harbour/out.md", "chain.md"],
        ways)
    func replacingOutside(path: String, way: AccountFolder.Resolution) throws {
        #expect(throws: AccountFolderError.outsideTheFolder(path: path)) {
            try folder(way).replace(path, Data("x".utf8)) { _ in true }
        }
        let secret = try Data(contentsOf: temporary.outside.appendingPathComponent("secret.md"))
        #expect(secret == Data("secret".utf8))
    }

    @Test(
        "A link that stays inside is followed",
        arguments: ["in.md", "Quay/Plan.md", "Harbour/up/Plan.md", "Harbour/up/up/Plan.md"], ways)
    func readingInside(path: String, way: AccountFolder.Resolution) throws {
        #expect(try folder(way).read(path) == Data("inside".utf8))
    }

    @Test("Replacing through a link changes the file and keeps the link", arguments: ["in.md", "Quay/Plan.md"], ways)
    func replacingInside(path: String, way: AccountFolder.Resolution) throws {
        try folder(way).replace(path, Data("new".utf8)) { $0 == Data("inside".utf8) }
        #expect(try temporary.text("Harbour/Plan.md") == "new")
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: temporary.root.appendingPathComponent("in.md").path)
        #expect(target == "Harbour/Plan.md")
    }

    @Test("A loop of links is an error", arguments: ways)
    func loops(way: AccountFolder.Resolution) throws {
        #expect(throws: AccountFolderError.self) { try folder(way).read("loop") }
        #expect(throws: AccountFolderError.self) { try folder(way).read("loop/x.md") }
    }

    @Test("A path that names nothing is refused", arguments: ["", "a//b", "a/", "./a", "a/.", "a\0b"])
    func invalid(path: String) throws {
        let folder = try folder(.kernel)
        let error = #expect(throws: AccountFolderError.self) { try folder.create(path, Data()) }
        guard case .invalidPath(path, _) = error else {
            Issue.record("\(String(describing: error)) is another error")
            return
        }
        #expect(try temporary.names().count == 8)
    }

    @Test("A missing root is reported")
    func missingRoot() {
        let url = temporary.root.appendingPathComponent("nowhere")
        #expect(throws: AccountFolderError.notFound(path: url.path)) { try AccountFolder(root: url) }
    }
}
