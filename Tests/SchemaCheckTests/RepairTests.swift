import SchemaCheck
import Testing

@Suite("Edits that mend source")
struct RepairTests {
    @Test("An edit that brings another problem to light leads to the next edit")
    func chain() {
        let source: CheckedSource = """
            @AppEntity(schema: .messages.message) struct Message { var conversation: Chat }
            struct Chat { var recipients: [Person]; var attributes: Set<Mark> }
            struct Person {}
            enum Mark: String { case muted }
            """
        let repair = SourceRepair(of: source.files)
        #expect(
            repair.edits.map(\.text) == [
                "@AppEntity(schema: .messages.conversation)", "@AppEntity(schema: .messages.messagePerson)",
                "@AppEnum(schema: .messages.conversationAttribute)",
            ])
        #expect(repair.edits.map(\.place.line) == [3, 5, 7])
        #expect(SchemaCheck(files: repair.files).problems().isEmpty)
        #expect(SourceRepair(of: repair.files).edits.isEmpty)
    }

    @Test(
        "The attribute stands between the comment and everything else of the declaration",
        arguments: [
            ("    /// A folder.\n    @MainActor\n    public struct Folder {}", "    @MainActor"),
            ("\t/* A folder. */ struct Folder {}", "struct Folder {}"), ("struct Folder {}", "struct Folder {}"),
            ("// Grüße\n// 👋\nfinal class Folder {}", "final class Folder {}"),
        ])
    func place(declaration: String, start: String) {
        let source: CheckedSource = [
            "Note.swift": "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }",
            "Folder.swift": declaration,
        ]
        let attribute = "@AppEntity(schema: .notes.folder)\n"
        let indentation = String(declaration.prefix { $0.isWhitespace })
        let trimmed = String(start.drop { $0 == " " })
        #expect(source.mended[1] == declaration.replacing(trimmed, with: attribute + indentation + trimmed))
    }

    @Test("A file with syntax errors is left alone, and said to be")
    func syntaxErrors() {
        let files = [
            SwiftSourceFile(
                path: "A.swift", text: "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }"),
            SwiftSourceFile(path: "B.swift", text: "import AppIntents\nstruct Folder {} }"),
        ]
        let repair = SourceRepair(of: files)
        #expect(files[1].hasSyntaxErrors)
        #expect(repair.edits.isEmpty)
        #expect(repair.files.map(\.text) == files.map(\.text))
        #expect(repair.unreadablePaths == ["B.swift"])
        #expect(SchemaCheck(files: files).problems().count == 1)
    }

    @Test("A file that does not see the attribute is not given it")
    func withoutImport() {
        let files = [
            SwiftSourceFile(
                path: "A.swift", text: "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }"),
            SwiftSourceFile(path: "B.swift", text: "import Foundation\nstruct Folder {}"),
        ]
        #expect(SourceRepair(of: files).edits.isEmpty)
        #expect(SchemaCheck(files: files).problems().count == 1)
    }

    @Test(
        "Source that is right, odd or empty is kept, byte by byte",
        arguments: ["", "\u{FEFF}let a = 1\r\n", "}{", "@AppEntity(schema:)"])
    func kept(text: String) {
        let repair = SourceRepair(of: [SwiftSourceFile(path: "A.swift", text: text)])
        #expect(repair.files.map { Array($0.text.utf8) } == [Array(text.utf8)])
        #expect(repair.changedPaths.isEmpty)
    }
}
