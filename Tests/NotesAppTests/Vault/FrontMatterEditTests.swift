import Foundation
import NotesApp
import Testing

@Suite("Editing front matter")
struct FrontMatterEditTests {
    /// A file before and after `pinned` is set to true.
    struct Edit: CustomTestStringConvertible {
        let name: String
        let before: String
        let after: String

        init(_ name: String, _ before: String, _ after: String) {
            self.name = name
            self.before = before
            self.after = after
        }

        var testDescription: String { name }
    }

    static let edits = [
        Edit("plain value", "---\npinned: false\n---\nBody\n", "---\npinned: true\n---\nBody\n"),
        Edit(
            "value with a comment", "---\na: 1\npinned:   no   # not yet\nb: 2\n---\nBody",
            "---\na: 1\npinned:   true   # not yet\nb: 2\n---\nBody"),
        Edit("quoted value", "---\npinned: \"false\"\n---\n", "---\npinned: true\n---\n"),
        Edit("single-quoted value", "---\npinned: 'no'  \n---\n", "---\npinned: true  \n---\n"),
        Edit("quoted key", "---\n\"pinned\": off\n---\n", "---\n\"pinned\": true\n---\n"),
        Edit("key in another case", "---\nPinned: false\n---\n", "---\nPinned: true\n---\n"),
        Edit("empty value", "---\npinned:\ntags: [a]\n---\n", "---\npinned: true\ntags: [a]\n---\n"),
        Edit("empty value with a comment", "---\npinned: # why\n---\n", "---\npinned: true # why\n---\n"),
        Edit("null value", "---\npinned: ~\n---\n", "---\npinned: true\n---\n"),
        Edit("value on the next line", "---\npinned:\n  false\n---\n", "---\npinned:\n  true\n---\n"),
        Edit("block list", "---\npinned:\n  - a\n  - [b, c]\ntags: x\n---\n", "---\npinned: true\ntags: x\n---\n"),
        Edit("block text", "---\npinned: |\n  a\n  b\ntags: x\n---\n", "---\npinned: true\ntags: x\n---\n"),
        Edit("inline list", "---\npinned: [a,\n  b] # c\n---\n", "---\npinned: true # c\n---\n"),
        Edit(
            "characters before the value", "---\ntitle: \"é日本🚢\u{2028}x\"\npinned: false\n---\né\n",
            "---\ntitle: \"é日本🚢\u{2028}x\"\npinned: true\n---\né\n"),
        Edit(
            "windows line ends", "---\r\ntitle: é\r\npinned: false\r\n---\r\nBody\r\n",
            "---\r\ntitle: é\r\npinned: true\r\n---\r\nBody\r\n"),
        Edit(
            "windows line ends, key missing", "---\r\ntitle: a\r\n---\r\nBody\r\n",
            "---\r\ntitle: a\r\npinned: true\r\n---\r\nBody\r\n"),
        Edit("windows line ends, no front matter", "A\r\nB", "---\r\npinned: true\r\n---\r\nA\r\nB"),
        Edit(
            "byte order mark", "\u{FEFF}---\npinned: false\n---\nBody", "\u{FEFF}---\npinned: true\n---\nBody"),
        Edit("byte order mark, no front matter", "\u{FEFF}Body", "\u{FEFF}---\npinned: true\n---\nBody"),
        Edit("key missing", "---\ntitle: a # b\n# end\n---\nBody", "---\ntitle: a # b\n# end\npinned: true\n---\nBody"),
        Edit("keys indented", "---\n  title: a\n---\n", "---\n  title: a\n  pinned: true\n---\n"),
        Edit("empty front matter", "---\n---\nBody", "---\npinned: true\n---\nBody"),
        Edit("only a comment", "---\n# nothing\n---\n", "---\n# nothing\npinned: true\n---\n"),
        Edit("no line break after the end", "---\na: 1\n---", "---\na: 1\npinned: true\n---"),
        Edit("white space after the dashes", "---  \na: 1\n---\t\nB", "---  \na: 1\npinned: true\n---\t\nB"),
        Edit("only three dashes", "---", "---\npinned: true\n---\n---"),
        Edit("never closed", "---\na: 1\n", "---\npinned: true\n---\n---\na: 1\n"),
        Edit("empty file", "", "---\npinned: true\n---\n"),
        Edit("no front matter", "# Title\n", "---\npinned: true\n---\n# Title\n"),
        Edit(
            "a rule in the text", "Text\n---\npinned: false\n---\n",
            "---\npinned: true\n---\nText\n---\npinned: false\n---\n"),
        Edit("all in braces", "---\n{title: a, pinned: false}\n---\n", "---\n{title: a, pinned: true}\n---\n"),
        Edit("below another key", "---\nx:\n  pinned: false\n---\n", "---\nx:\n  pinned: false\npinned: true\n---\n"),
    ]

    @Test("Setting a key changes only its value", arguments: edits)
    func set(edit: Edit) async throws {
        let fixture = try VaultFixture()
        try fixture.write("Note.md", edit.before)
        let record = try await fixture.vault().update("Note.md", isPinned: true)
        #expect(try fixture.data("Note.md") == Data(edit.after.utf8))
        #expect(record.isPinned)
        // What was already so is not written again.
        try await fixture.vault().update("Note.md", isPinned: true)
        #expect(try fixture.data("Note.md") == Data(edit.after.utf8))
    }

    @Test("Unpinning a note that is not pinned writes nothing", arguments: ["Body", "---\na: [\n---\nBody"])
    func unpinUnpinned(text: String) async throws {
        let fixture = try VaultFixture()
        try fixture.write("Note.md", text)
        try await fixture.vault().update("Note.md", isPinned: false)
        #expect(try fixture.text("Note.md") == text)
    }

    @Test(
        "Front matter that is not valid is left alone, and the error says where it is wrong",
        arguments: [
            ("---\na: [1\n---\nBody", 2...4), ("---\na: 1\n\tb: 2\n---\n", 3...3), ("---\n- a\n---\n", 2...2),
            ("---\njust text\n---\n", 2...2), ("---\npinned: a\npinned: b\n---\n", 3...3),
            ("---\na: 1\n...\nb: 2\n---\n", 2...4), ("---\na: &x 1\npinned: &y false\nb: *y\n---\n", 2...4),
            ("---\n{a: 1}\n---\n", 2...2),
            ("---\n" + String(repeating: "[", count: 100_000) + "\n---\n", 2...2),
        ])
    func invalid(text: String, lines: ClosedRange<Int>) async throws {
        let fixture = try VaultFixture()
        try fixture.write("Note.md", text)
        let vault = try fixture.vault()
        let error = await #expect(throws: VaultError.self) { try await vault.update("Note.md", isPinned: true) }
        guard case .invalidFrontMatter("Note.md", let line, let reason) = error else {
            Issue.record("\(String(describing: error)) is another error")
            return
        }
        #expect(lines.contains(line))
        #expect(!reason.isEmpty)
        #expect(try fixture.text("Note.md") == text)
        // The text can still be changed.
        try await vault.update("Note.md", text: "New")
        #expect(try await vault.content(of: "Note.md").text == "New")
    }

    @Test(
        "A body is replaced whole, and the front matter stays",
        arguments: [
            ("---\na: 1 # x\n---\nOld\n", "New", "---\na: 1 # x\n---\nNew"),
            ("---\r\na: 1\r\n---\r\nOld\r\n", "New\nTwo", "---\r\na: 1\r\n---\r\nNew\r\nTwo"),
            ("\u{FEFF}Old", "New", "\u{FEFF}New"),
            ("---\na: 1\n---", "New", "---\na: 1\n---\nNew"),
            ("Old", "", ""),
        ])
    func replaceBody(before: String, text: String, after: String) async throws {
        let fixture = try VaultFixture()
        try fixture.write("Note.md", before)
        try await fixture.vault().update("Note.md", text: text)
        #expect(try fixture.data("Note.md") == Data(after.utf8))
    }

    @Test(
        "Appended text stands on its own line",
        arguments: [
            ("One", "One\nTwo"), ("One\n", "One\nTwo\n"), ("One\n\n", "One\n\nTwo\n"), ("", "Two"),
            ("One\r\nMore", "One\r\nMore\r\nTwo"), ("One\r\n", "One\r\nTwo\r\n"),
            ("---\na: 1\n---", "---\na: 1\n---\nTwo"),
            ("\u{FEFF}One", "\u{FEFF}One\nTwo"),
        ])
    func append(before: String, after: String) async throws {
        let fixture = try VaultFixture()
        try fixture.write("Note.md", before)
        try await fixture.vault().append("Two", to: "Note.md")
        #expect(try fixture.data("Note.md") == Data(after.utf8))
    }
}
