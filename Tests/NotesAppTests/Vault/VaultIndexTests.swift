import Foundation
import NotesApp
import Synchronization
import Testing

@Suite("Finding notes")
struct VaultIndexTests {
    let fixture: VaultFixture

    init() throws {
        fixture = try VaultFixture()
    }

    func indexFile() throws -> URL {
        let names = try FileManager.default.contentsOfDirectory(atPath: fixture.cache.path)
        let name = try #require(names.first { $0.hasSuffix(".sqlite") })
        return fixture.cache.appendingPathComponent(name)
    }

    @Test("Notes are listed pinned ones first, then the newest")
    func order() async throws {
        for (name, age) in [("a", 300.0), ("b", 100), ("c", 200), ("pinned", 400)] {
            try fixture.write("\(name).md", name == "pinned" ? "---\npinned: yes\n---\n" : name)
            try fixture.setModified("\(name).md", Date(timeIntervalSinceNow: -age))
        }
        try fixture.write("x.txt", "no note")
        try fixture.write(".obsidian/y.md", "hidden")
        let vault = try fixture.vault()
        #expect(try await vault.notes().map(\.name) == ["pinned", "b", "c", "a"])
        #expect(try await vault.notes(paths: ["a.md", "none.md", "x.txt", "b.md"]).map(\.name) == ["a", "b"])
    }

    @Test(
        "Words are found without regard to case and marks",
        arguments: [
            ("cafe", ["Café"]), ("CAFÉ", ["Café"]), ("cafe\u{301}", ["Café"]), ("strasse", ["Weg"]),
            ("STRAẞE", ["Weg"]),
            ("会議", ["日本"]), ("議室", ["日本"]), ("ガント", ["日本"]), ("カント", []), ("한국", ["Korean"]), ("하국", []),
            ("ΟΔΟΣ", ["Weg"]), ("smorrebrod", ["Weg"]), ("harbour", ["Plan"]), ("#boats", ["Plan"]),
            ("boats moor", ["Plan"]),
            ("moor none", []), ("100%", ["Weg"]), ("a_b", ["Weg"]), ("ABC", ["日本"]), ("привет", ["Weg"]),
            ("  moor \n BOATS ", ["Plan"]), ("secretkey", []), ("thürè", ["Weg"]),
        ])
    func search(words: String, names: [String]) async throws {
        try fixture.write("Café.md", "x")
        try fixture.write(
            "Weg.md", "---\nsecretkey: 1\n---\nGroße Straße, ὁδός οδος, smørrebrød, 100% A_B, ПРИВЕТ, Thüré")
        try fixture.write("日本.md", "第二会議室のガント、ＡＢＣ")
        try fixture.write("Korean.md", "한국어".decomposedStringWithCanonicalMapping)
        try fixture.write("Harbour/Plan.md", "Moor the #boats")
        #expect(try await fixture.vault().search(words).map(\.name) == names)
    }

    @Test("Notes with the words in their name come first, and the name itself before all")
    func ranking() async throws {
        let names = ["Text", "The plan", "Planning", "Plan", "Newest text"]
        for (offset, name) in names.enumerated() {
            try fixture.write("\(name).md", "a plan")
            try fixture.setModified("\(name).md", Date(timeIntervalSinceNow: Double(offset) - 100))
        }
        let vault = try fixture.vault()
        #expect(try await vault.search("PLAN").map(\.name) == ["Plan", "Planning", "The plan", "Newest text", "Text"])
        #expect(try await vault.search("plan", limit: 2).map(\.name) == ["Plan", "Planning"])
        #expect(try await vault.search("plan", limit: 0).isEmpty)
        #expect(try await vault.search("plan", limit: -1).isEmpty)
        #expect(try await vault.search(" ").count == 5)
        let many = (0..<3000).map { _ in "plan" } + (0..<300).map { "word\($0)" }
        #expect(try await vault.search(many.joined(separator: " ")).isEmpty)
        try fixture.write("Many.md", many.joined(separator: "\n"))
        #expect(try await vault.search(many.joined(separator: " ")).map(\.name) == ["Many"])
    }

    @Test("What another program does to the files is seen", arguments: [false, true])
    func refresh(isNewVault: Bool) async throws {
        try fixture.write("a.md", "one")
        try fixture.write("b.md", "two")
        let first = try fixture.vault()
        #expect(try await first.notes().count == 2)
        try fixture.write("a.md", "eno")
        try FileManager.default.moveItem(
            at: fixture.root.appendingPathComponent("b.md"), to: fixture.root.appendingPathComponent("c.md"))
        try fixture.write("New/d.md", "three")
        let vault = isNewVault ? try fixture.vault() : first
        #expect(try await vault.search("eno").map(\.path) == ["a.md"])
        #expect(try await vault.search("one").isEmpty)
        #expect(try await vault.search("two").map(\.path) == ["c.md"])
        try FileManager.default.removeItem(at: fixture.root.appendingPathComponent("New"))
        #expect(try await vault.notes().map(\.path).sorted() == ["a.md", "c.md"])
    }

    @Test("Writes within one step of the clock are seen, though the file's times and length stay")
    func fastWrites() async throws {
        let vault = try fixture.vault()
        for number in 100..<150 {
            try fixture.write("a.md", "\(number)")
            #expect(try await vault.notes().first?.excerpt == "\(number)")
        }
    }

    @Test("Two names that read the same but differ in bytes are two notes")
    func equivalentNames() async throws {
        try fixture.write("caf\u{E9}.md", "one")
        try fixture.write("cafe\u{301}.md", "two")
        let vault = try fixture.vault()
        #expect(try await vault.notes().count == 2)
        #expect(try await vault.notes(paths: ["caf\u{E9}.md", "cafe\u{301}.md"]).map(\.excerpt) == ["one", "two"])
    }

    @Test("A damaged index is made anew", arguments: [0, 100, 5000])
    func damaged(offset: Int) async throws {
        try fixture.write("a.md", "one")
        #expect(try await fixture.vault().notes().count == 1)
        let file = try indexFile()
        for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
        var data = try Data(contentsOf: file)
        data.replaceSubrange(min(offset, data.count)..<data.count, with: Data(repeating: 0x55, count: 9000))
        try data.write(to: file)
        let vault = try fixture.vault()
        #expect(try await vault.search("one").map(\.path) == ["a.md"])
        try await vault.create(name: "b", text: "two")
        #expect(try await fixture.vault().search("two").map(\.path) == ["b.md"])
    }

    @Test("Without a place for the index, notes are found all the same")
    func unwritableCache() async throws {
        try fixture.write("a.md", "one")
        try Data().write(to: fixture.cache)
        let vault = try fixture.vault()
        #expect(try await vault.search("one").map(\.path) == ["a.md"])
        try await vault.create(name: "b", text: "two")
        #expect(try await vault.notes().count == 2)
    }

    @Test("Nobody else may read the index, which holds the notes' texts")
    func permissions() async throws {
        try fixture.write("a.md", "one")
        _ = try await fixture.vault().notes()
        let attributes = try FileManager.default.attributesOfItem(atPath: try indexFile().path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let folder = try FileManager.default.attributesOfItem(atPath: fixture.cache.path)
        #expect(folder[.posixPermissions] as? Int == 0o700)
    }

    @Test("Two vaults on the same folder see each other's changes at once")
    func twoVaults() async throws {
        let first = try fixture.vault()
        let second = try fixture.vault()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                let vault = number.isMultiple(of: 2) ? first : second
                group.addTask {
                    try await vault.create(name: "n\(number)", text: "word\(number)")
                    _ = try await vault.search("word")
                }
            }
            try await group.waitForAll()
        }
        #expect(try await first.search("word").count == 20)
        #expect(try await second.search("word").count == 20)
    }

    @Test("The first look tells how far it is, and later ones do not")
    func progress() async throws {
        for number in 0..<600 { try fixture.write("n\(number).md", "x") }
        let steps = Mutex<[[Int]]>([])
        let vault = try NotesVault(root: fixture.root, cacheFolder: fixture.cache) { done, total in
            steps.withLock { $0.append([done, total]) }
        }
        #expect(try await vault.notes().count == 600)
        let seen = steps.withLock { $0 }
        #expect(seen.first == [0, 600])
        #expect(seen.last == [600, 600])
        #expect(seen.count > 2)
        try fixture.write("n0.md", "y")
        #expect(try await vault.notes().count == 600)
        #expect(steps.withLock { $0.count } == seen.count)
    }

    @Test("A link to a note inside is a note, one that leads out is none")
    func links() async throws {
        try fixture.write("Harbour/Plan.md", "inside")
        try fixture.write("../secret.md", "secret")
        for (name, target) in [("in.md", "Harbour/Plan.md"), ("out.md", "../secret.md"), ("Quay", "Harbour")] {
            try FileManager.default.createSymbolicLink(
                atPath: fixture.root.appendingPathComponent(name).path, withDestinationPath: target)
        }
        let vault = try fixture.vault()
        #expect(try await vault.notes().map(\.path).sorted() == ["Harbour/Plan.md", "in.md"])
        await #expect(throws: (any Error).self) { try await vault.content(of: "out.md") }
        #expect(try await vault.search("secret").isEmpty)
    }
}
