import Foundation
import NotesApp
import Testing

@Suite("Reading notes")
struct NoteReadingTests {
    let fixture: VaultFixture

    init() throws {
        fixture = try VaultFixture()
    }

    func record(_ text: String) async throws -> NoteRecord {
        try fixture.write("Note.md", text)
        return try #require(try await fixture.vault().notes().first)
    }

    @Test(
        "Tags are read in every way they are written",
        arguments: [
            ("---\ntags: a, b\n---\n", ["a", "b"]),
            ("---\ntags: a b\n---\n", ["a", "b"]),
            ("---\ntags: [a, 'b c', 2024]\n---\n", ["a", "b c", "2024"]),
            ("---\ntags:\n  - a\n  - \"#b\"\n  -\n---\n", ["a", "b"]),
            ("---\ntags:\n- a\n- b/c\n---\n", ["a", "b/c"]),
            ("---\nTag: a\n---\n", ["a"]),
            ("---\ntags: [a]\ntag: b\n---\n#c", ["a", "b", "c"]),
            ("---\ntags: [a]\n---\n#A #b #B", ["a", "b"]),
            ("---\ntags: {a: b}\n---\n", []),
            ("---\ntags: [a\n---\n#b", ["b"]),
            ("#one two #three/four-5_6, #six.", ["one", "three/four-5_6", "six"]),
            ("# Heading\n## Two #inside\n#start", ["inside", "start"]),
            ("#1984 #y1984 #1/2 #-", ["y1984", "1/2", "-"]),
            ("#会議 #日本、#x #café #🚢", ["会議", "日本", "café", "🚢"]),
            ("a#b \\#c ##d (#e) [x](#f) [[#g]] [[N #h]] https://x.y/#i ![z](a.png#j)", []),
            ("`#a` ``#b ` #c`` #d", ["d"]),
            ("`open #a\n\nnext #b", ["a", "b"]),
            ("- `one #a\n- two` #b", ["a", "b"]),
            ("```\n#a\n```\n#b\n~~~ x\n#c\n```\n~~~~\n#d", ["b", "d"]),
            ("> ```\n> #a\n#b", ["b"]),
            ("- x\n  ```swift\n  #a\n  ```\n  #b", ["b"]),
            ("```\n#never closed", []),
            ("a\u{3000}#wide\r\n#windows\r\n", ["wide", "windows"]),
            ("#a/ #b//", ["a", "b"]),
        ])
    func tags(text: String, tags: [String]) async throws {
        #expect(try await record(text).tags == tags)
    }

    @Test(
        "Pinned is read as YAML's words for yes",
        arguments: [
            ("true", true), ("Yes", true), ("\"true\"", true), ("on", true), ("false", false), ("", false),
            ("[true]", false),
            ("maybe", false),
        ])
    func pinned(value: String, isPinned: Bool) async throws {
        #expect(try await record("---\npinned: \(value)\n---\n").isPinned == isPinned)
    }

    @Test(
        "A date of the front matter is when the note was made",
        arguments: [
            ("created: 2024-03-05T10:20:30Z", 1_709_634_030.0),
            ("created: \"2024-03-05T10:20:30.5+02:00\"", 1_709_626_830.5),
            ("date: 2024-03-05 10:20:30 -0130", 1_709_639_430),
            ("creationDate: '2024-03-05T10:20Z'", 1_709_634_000),
            ("created: nonsense", nil), ("created: 2023-02-29T00:00Z", nil), ("created: 2024-03-05T25:00Z", nil),
            ("created: 2024-03-05T10:20:30Zx", nil),
        ] as [(String, Double?)])
    func created(line: String, seconds: Double?) async throws {
        let before = Date().addingTimeInterval(-60)
        let created = try #require(try await record("---\n\(line)\n---\n").created)
        if let seconds {
            #expect(created == Date(timeIntervalSince1970: seconds))
        } else {
            #expect(created > before)
        }
    }

    @Test("A date without a zone is local", arguments: ["2024-03-05", "2024-03-05T00:00", "\"2024-03-05 00:00:00\""])
    func localDate(value: String) async throws {
        let created = try #require(try await record("---\ndate: \(value)\n---\n").created)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: created)
        #expect(parts == DateComponents(year: 2024, month: 3, day: 5, hour: 0, minute: 0))
    }

    @Test(
        "Embedded files are found where Obsidian finds them",
        arguments: [
            ("![alt](img/a%20b.png \"title\")", ["Harbour/img/a b.png"]),
            ("![](<img/a b.png>)", ["Harbour/img/a b.png"]),
            ("![](../top.png) ![](./beside.png)", ["top.png", "Harbour/beside.png"]),
            ("![](/top.png)", ["top.png"]),
            ("![](top.png)", ["top.png"]),
            ("![[top.png]] ![[top.png|200]] ![[ beside.png#x ]]", ["top.png", "Harbour/beside.png"]),
            ("![[img/a b.png]]", ["Harbour/img/a b.png"]),
            ("![[twice.png]]", ["Harbour/Boats/twice.png"]),
            ("![[Quay/Far/twice.png]]", ["Quay/Far/twice.png"]),
            ("![[Far/twice.png]]", ["Quay/Far/twice.png"]),
            ("![[BESIDE.PNG]]", ["Harbour/beside.png"]),
            ("![](https://x.y/top.png) ![](data:image/png;base64,AA) ![](//x/top.png)", []),
            ("`![[top.png]]`\n\n```\n![[top.png]]\n```", []),
            ("![[none.png]] ![](none.png) ![[Note]] ![[Note.md]]", []),
            ("![](../../../etc/passwd) ![[../../etc/passwd]]", []),
            ("![a [b] c](top.png)![](a\\(b\\).png)", ["top.png", "Harbour/a(b).png"]),
            ("![](a(b).png)", ["Harbour/a(b).png"]),
            ("[link](top.png) [[top.png]] ![open ![](top.png)", ["top.png"]),
            ("![[top.png", []),
        ])
    func embeds(text: String, attachments: [String]) async throws {
        for file in [
            "top.png", "Harbour/beside.png", "Harbour/img/a b.png", "Harbour/Boats/twice.png", "Quay/Far/twice.png",
            "Harbour/a(b).png",
        ] {
            try fixture.write(file, "x")
        }
        try fixture.write("Harbour/Note.md", text)
        let content = try await fixture.vault().content(of: "Harbour/Note.md")
        #expect(content.attachments == attachments)
        #expect(content.text == text)
    }

    @Test(
        "The excerpt is the beginning of the prose",
        arguments: [
            ("# Title\n\nFirst *line*.\nSecond **line**.", "First line. Second line."),
            ("---\na: 1\n---\n> - [ ] Do [this](x.md) and [[Plan|that]]", "Do this and that"),
            ("```\ncode\n```\n![[a.png]]\n---\n1. One", "One"),
            ("# Only\n## Headings", "Only Headings"), ("", ""),
            (String(repeating: "word ", count: 40), String(repeating: "word ", count: 23) + "word…"),
            (String(repeating: "会", count: 200), String(repeating: "会", count: 120) + "…"),
        ])
    func excerpt(text: String, excerpt: String) async throws {
        #expect(try await record(text).excerpt == excerpt)
    }

    @Test(
        "A version is the FNV-1a checksum of the bytes",
        arguments: [
            ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
        ])
    func version(text: String, version: String) async throws {
        #expect(try await record(text).version == version)
        #expect(try await fixture.vault().content(of: "Note.md").version == version)
    }

    @Test(
        "A body is given as it stands in the file",
        arguments: [
            ("\u{FEFF}---\r\na: 1\r\n---\r\nOne\r\n\r\nTwo", "One\r\n\r\nTwo"), ("---\na: 1\n---", ""),
            ("---\nopen", "---\nopen"),
            ("One\n---\nTwo\n---\n", "One\n---\nTwo\n---\n"),
        ])
    func body(file: String, body: String) async throws {
        try fixture.write("Note.md", file)
        #expect(Data(try await fixture.vault().content(of: "Note.md").text.utf8) == Data(body.utf8))
    }

    @Test(
        "Text that is made to be slow to read is read", arguments: ["![", "[[", "`", "`` ` ", "](", "![[", "#a#", "> "])
    func slowText(part: String) async throws {
        let text = String(repeating: part, count: 10_000)
        try fixture.write("Note.md", text)
        let vault = try fixture.vault()
        #expect(try await vault.content(of: "Note.md").text == text)
        #expect(try await vault.notes().count == 1)
    }

    @Test(
        "A file that is not UTF-8 is shown as best as can be, and its content is not changed",
        arguments: [
            (Data([0x63, 0x61, 0x66, 0xE9]), "caf\u{FFFD}", 3),
            (Data([0xFF, 0xFE, 0x61, 0x00, 0xE9, 0x00]), "aé", 0),
        ])
    func notUTF8(data: Data, text: String, offset: Int) async throws {
        try fixture.write("Note.md", data)
        let vault = try fixture.vault()
        let record = try #require(try await vault.notes().first)
        #expect(record.name == "Note")
        #expect(!record.isEditable)
        #expect(try await vault.content(of: "Note.md").text == text)
        let error = VaultError.notUTF8(path: "Note.md", offset: offset)
        #expect(error.description.contains("iconv"))
        await #expect(throws: error) { try await vault.update("Note.md", text: "New") }
        await #expect(throws: error) { try await vault.update("Note.md", isPinned: true) }
        await #expect(throws: error) { try await vault.append("New", to: "Note.md") }
        await #expect(throws: error) {
            try await vault.update("Note.md", attachments: [NewAttachment(filename: "a.png", data: Data())])
        }
        #expect(try fixture.files() == ["Note.md"])
        try await vault.update("Note.md", name: "Other")
        #expect(try fixture.data("Other.md") == data)
        #expect(try await vault.delete("Other.md") == ".trash/Other.md")
    }
}
