import Foundation
import NotesApp
import Testing

@Suite("Changing notes")
struct VaultChangeTests {
    let fixture: VaultFixture
    let vault: NotesVault

    init() throws {
        fixture = try VaultFixture()
        vault = try fixture.vault()
    }

    @Test("A new note is a file with its text")
    func create() async throws {
        try await vault.createFolder("Harbour")
        let note = try await vault.create(name: "Plan", text: "Moor #boats\n", folder: "Harbour")
        #expect(note.path == "Harbour/Plan.md")
        #expect(note.id == note.path)
        #expect(note.name == "Plan")
        #expect(note.folderPath == "Harbour")
        #expect(note.tags == ["boats"])
        #expect(note.size == 12)
        #expect(!note.isPinned)
        #expect(try fixture.text("Harbour/Plan.md") == "Moor #boats\n")
        #expect(try await vault.notes() == [note])
    }

    @Test("A new note may be pinned, with or without front matter of its own")
    func createPinned() async throws {
        #expect(try await vault.create(name: "A", text: "Text", isPinned: true).isPinned)
        #expect(try fixture.text("A.md") == "---\npinned: true\n---\nText")
        #expect(try await vault.create(name: "B", text: "---\ntags: x\n---\nText", isPinned: true).isPinned)
        #expect(try fixture.text("B.md") == "---\ntags: x\npinned: true\n---\nText")
    }

    @Test("A name that is taken is refused, and nothing is overwritten")
    func duplicate() async throws {
        try fixture.write("Plan.md", "old")
        try fixture.write("Other.md", "other")
        try fixture.write("Harbour/Plan.md", "harbour")
        let taken = VaultError.alreadyExists(path: "Plan.md")
        #expect(taken.description.contains("Plan.md"))
        await #expect(throws: taken) { try await vault.create(name: "Plan", text: "new") }
        await #expect(throws: taken) { try await vault.create(name: " Plan.md ", text: "new") }
        await #expect(throws: taken) { try await vault.update("Other.md", name: "Plan", text: "new") }
        await #expect(throws: VaultError.alreadyExists(path: "Harbour/Plan.md")) {
            try await vault.update("Plan.md", folder: "Harbour")
        }
        await #expect(throws: VaultError.alreadyExists(path: "Harbour")) { try await vault.createFolder("Harbour") }
        #expect(try fixture.text("Plan.md") == "old")
        #expect(try fixture.text("Other.md") == "other")
        #expect(try fixture.text("Harbour/Plan.md") == "harbour")
        #expect(try fixture.files() == ["Harbour/Plan.md", "Other.md", "Plan.md"])
    }

    @Test(
        "A bad name is refused with a better one",
        arguments: [
            ("a/b", "character /", "a-b"), ("a:b?", "character :", "a-b-"), ("..", "dot", "Untitled"),
            ("../x", "character /", "-x"), (".hidden", "dot", "hidden"), ("", "empty", "Untitled"),
            ("   ", "empty", "Untitled"), ("a\0b", "U+0000", "a-b"), ("a\nb", "U+000A", "a-b"),
            ("\"x\"", "character \"", "-x-"),
            (String(repeating: "é", count: 127), "254 bytes", String(repeating: "é", count: 126)),
        ])
    func badName(name: String, reason: String, suggestion: String) async throws {
        let error = await #expect(throws: VaultError.self) { try await vault.create(name: name, text: "x") }
        guard case .invalidName(name, let given, suggestion) = error else {
            Issue.record("\(String(describing: error)) is another error")
            return
        }
        #expect(given.contains(reason))
        #expect(error?.description.contains("“\(suggestion)”") == true)
        #expect(try fixture.files().isEmpty)
        // What is suggested will do.
        try await vault.create(name: suggestion, text: "x")
        await #expect(throws: VaultError.self) { try await vault.update("\(suggestion).md", name: name) }
    }

    @Test(
        "A name with a dot, with marks of links or of the greatest length is fine",
        arguments: [
            "v1.2 notes", "C# [x] ^y", "会議", String(repeating: "a", count: 252), "a.b.md.txt",
        ])
    func goodName(name: String) async throws {
        let note = try await vault.create(name: name, text: "x")
        #expect(note.name == name)
        #expect(try await vault.content(of: note.path).text == "x")
    }

    @Test("A note is renamed, moved, pinned and rewritten at once")
    func updateAll() async throws {
        try fixture.write("Plan.markdown", "---\ntags: x\n---\nOld")
        try fixture.write("Harbour/Boats/x.md", "x")
        let note = try await vault.update(
            "Plan.markdown", name: "New", isPinned: true, folder: "Harbour/Boats",
            attachments: [NewAttachment(filename: "a.png", data: Data("png".utf8))], text: "Text\n")
        #expect(note.path == "Harbour/Boats/New.markdown")
        #expect(note.isPinned)
        #expect(
            try fixture.text("Harbour/Boats/New.markdown") == "---\ntags: x\npinned: true\n---\nText\n![[a.png]]\n")
        #expect(try fixture.text("Harbour/Boats/a.png") == "png")
        #expect(try await vault.content(of: note.path).attachments == ["Harbour/Boats/a.png"])
        #expect(try await vault.notes().map(\.path).sorted() == ["Harbour/Boats/New.markdown", "Harbour/Boats/x.md"])
    }

    @Test("A renamed or rewritten note is as old as before")
    func age() async throws {
        let created = try await vault.create(name: "Plan", text: "x").created
        let renamed = try await vault.update("Plan.md", name: "Other", text: "y")
        #expect(created != nil)
        #expect(renamed.created == created)
    }

    @Test("A taken attachment name gets a number, and each embed leads to its own file")
    func attachments() async throws {
        try fixture.write("a.png", "root")
        try fixture.write("Harbour/b.png", "old")
        let note = try await vault.create(
            name: "Plan", text: "Text", folder: "Harbour",
            attachments: [
                NewAttachment(filename: "b.png", data: Data("b2".utf8)),
                NewAttachment(filename: "b.png", data: Data("b3".utf8)),
                NewAttachment(filename: "a.png", data: Data("a".utf8)),
                NewAttachment(filename: "c#1 [x].png", data: Data("c".utf8)),
            ])
        let content = try await vault.content(of: note.path)
        #expect(content.text == "Text\n![[b 2.png]]\n![[b 3.png]]\n![[Harbour/a.png]]\n![](c%231%20%5Bx%5D.png)")
        #expect(
            content.attachments == ["Harbour/b 2.png", "Harbour/b 3.png", "Harbour/a.png", "Harbour/c#1 [x].png"])
        #expect(try fixture.text("Harbour/b 3.png") == "b3")
        #expect(try fixture.text("a.png") == "root")
    }

    @Test("A refused change leaves no attachment behind")
    func attachmentsTakenBack() async throws {
        try fixture.write("Plan.md", "---\na: [\n---\n")
        let attachments = [
            NewAttachment(filename: "a.png", data: Data()), NewAttachment(filename: "b/c", data: Data()),
        ]
        await #expect(throws: VaultError.self) {
            try await vault.create(name: "New", text: "", attachments: attachments)
        }
        await #expect(throws: VaultError.self) {
            try await vault.update("Plan.md", isPinned: true, attachments: [attachments[0]])
        }
        #expect(try fixture.files() == ["Plan.md"])
    }

    @Test("A change for another version writes nothing and shows the present text")
    func versionMismatch() async throws {
        let before = try await vault.create(name: "Plan", text: "---\na: 1\n---\nold").version
        try fixture.write("Plan.md", "---\na: 1\n---\ntheirs")
        let found = try await vault.content(of: "Plan.md").version
        let error = VaultError.versionMismatch(path: "Plan.md", expected: before, found: found, currentText: "theirs")
        await #expect(throws: error) { try await vault.update("Plan.md", name: "X", text: "mine", expecting: before) }
        await #expect(throws: error) { try await vault.append("mine", to: "Plan.md", expecting: before) }
        await #expect(throws: error) { try await vault.delete("Plan.md", expecting: before) }
        #expect(try fixture.files() == ["Plan.md"])
        #expect(try fixture.text("Plan.md") == "---\na: 1\n---\ntheirs")
        let note = try await vault.append("mine", to: "Plan.md", expecting: found.uppercased())
        #expect(note.version != found)
        #expect(try fixture.text("Plan.md") == "---\na: 1\n---\ntheirs\nmine")
    }

    @Test("An editor that writes all the time loses nothing")
    func busyEditor() async throws {
        let file = fixture.root.appendingPathComponent("Plan.md")
        try fixture.write("Plan.md", "0")
        let vault = vault
        async let changes: Int = {
            var refused = 0
            for _ in 0..<60 {
                do {
                    try await vault.append("vault", to: "Plan.md")
                } catch VaultError.versionMismatch {
                    refused += 1
                }
            }
            return refused
        }()
        // The editor only ever replaces the file by a longer text of its own, so its last text is known.
        var last = ""
        for number in 1...200 {
            last = "editor \(number)"
            try Data(last.utf8).write(to: file, options: .atomic)
        }
        _ = try await changes
        #expect(try fixture.text("Plan.md").hasPrefix(last))
        #expect(try fixture.files() == ["Plan.md"])
    }

    @Test("A deleted note goes to the trash, beside those of the same name")
    func delete() async throws {
        for _ in 0..<3 {
            try fixture.write("Harbour/Plan.md", "x")
            try await vault.delete("Harbour/Plan.md")
        }
        try fixture.write("Top.md", "top")
        #expect(try await vault.delete("Top.md") == ".trash/Top.md")
        #expect(
            try fixture.files() == [
                ".trash/Harbour/Plan 2.md", ".trash/Harbour/Plan 3.md", ".trash/Harbour/Plan.md", ".trash/Top.md",
            ])
        #expect(try await vault.notes().isEmpty)
        await #expect(throws: VaultError.noteNotFound(path: "Top.md")) { try await vault.delete("Top.md") }
    }

    @Test(
        "What is no note of the vault is not found",
        arguments: [
            "none.md", "../x.md", ".trash/x.md", ".obsidian/x.md", "Harbour", "a.txt", "", "a//b.md", "Harbour.md/x.md",
        ])
    func notFound(path: String) async throws {
        try fixture.write(".trash/x.md", "x")
        try fixture.write(".obsidian/x.md", "x")
        try fixture.write("Harbour/y.md", "x")
        try fixture.write("a.txt", "x")
        let error = VaultError.noteNotFound(path: path)
        await #expect(throws: error) { try await vault.content(of: path) }
        await #expect(throws: error) { try await vault.update(path, text: "x") }
        await #expect(throws: error) { try await vault.append("x", to: path) }
        await #expect(throws: error) { try await vault.delete(path) }
    }

    @Test(
        "A folder that is none of the vault is refused",
        arguments: [
            ("none", VaultError.folderNotFound(path: "none")), ("Plan.md", .folderNotFound(path: "Plan.md")),
            ("..", .invalidFolder(path: "..")), ("/tmp", .invalidFolder(path: "/tmp")),
            (".trash", .invalidFolder(path: ".trash")),
            ("out", .invalidFolder(path: "out")), ("a/", .invalidFolder(path: "a/")),
        ])
    func badFolder(path: String, error: VaultError) async throws {
        try fixture.write("Plan.md", "x")
        try fixture.write("a/b.md", "x")
        try FileManager.default.createSymbolicLink(
            atPath: fixture.root.appendingPathComponent("out").path, withDestinationPath: "..")
        await #expect(throws: error) { try await vault.create(name: "x", text: "x", folder: path) }
        await #expect(throws: error) { try await vault.update("Plan.md", folder: path) }
        await #expect(throws: error) { try await vault.createFolder("x", in: path) }
        #expect(try fixture.text("Plan.md") == "x")
    }

    @Test("Folders know their parents")
    func folders() async throws {
        try await vault.createFolder("Harbour")
        let boats = try await vault.createFolder("Boats", in: "Harbour")
        #expect(boats.path == "Harbour/Boats")
        #expect(boats.name == "Boats")
        #expect(boats.parentPath == "Harbour")
        try fixture.write(".obsidian/x.md", "x")
        let all = try await vault.folders()
        #expect(all.map(\.path) == ["Harbour", "Harbour/Boats"])
        #expect(all[0].parentPath == nil)
        #expect(try await vault.folders(paths: ["Harbour/Boats", "none", "Harbour"]) == [all[1], all[0]])
    }

    @Test("A vault that is not there is refused")
    func noVault() {
        let root = fixture.root.appendingPathComponent("none")
        #expect(throws: VaultError.noVault(path: root.path)) { try NotesVault(root: root) }
    }
}
