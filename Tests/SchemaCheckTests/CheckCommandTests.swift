import Foundation
import JSON
import Testing

@Suite("The command check-schemas")
struct CheckCommandTests {
    private static let note = "@AppEntity(schema: .notes.note) struct Note { var folder: Folder? }\n"
    private static let folder = "import AppIntents\nstruct Folder {}\n"
    private static let follower = "import AppIntents\n@AppEntity(schema: .notes.folder)\nstruct Folder {}\n"

    @Test("What is wrong is told as compilers tell it, and the command ends with 1")
    func errors() throws {
        let command = try CheckCommand(files: ["App/Note.swift": Self.note, "App/Kit/Folder.swift": Self.folder])
        let result = try command.run("App")
        #expect(result.status == 1)
        #expect(
            result.output == """
                App/Note.swift:1:59: error: Property 'folder' of schema 'notes.note' must have a type that follows schema \
                'notes.folder'; write '@AppEntity(schema: .notes.folder)' before the declaration of 'Folder'
                App/Kit/Folder.swift:2:8: note: 'Folder' is declared here

                """)
        #expect(result.complaints.isEmpty)
    }

    @Test("Where nothing is wrong the command says so and ends with 0; warnings do not count")
    func right() throws {
        let command = try CheckCommand(files: [
            "App/Note.swift": Self.note, "App/Folder.swift": Self.follower, "App/.build/Folder.swift": Self.folder,
            "App/Notes.txt": "@AppEntity(schema: .notes.note) struct Note { var folder: Note? }",
        ])
        let result = try command.run("App")
        #expect(result.output == "Nothing is wrong in 2 files.\n")
        #expect(result.status == 0)
        let named = try command.run("App/Note.swift", "App/.build/Folder.swift")
        #expect(named.status == 1)
    }

    @Test("JSON tells the same")
    func json() throws {
        let command = try CheckCommand(files: ["Note.swift": Self.note, "Folder.swift": Self.folder])
        let result = try command.run("--json", "Note.swift", "Folder.swift")
        let report = try JSONValue(parsing: result.output)
        let problem = try #require(report["problems"]?.array?.first)
        #expect(result.status == 1)
        #expect(problem["severity"] == "error")
        #expect(problem["file"] == "Note.swift")
        #expect(problem["line"] == 1)
        #expect(problem["column"] == 59)
        #expect(problem["fixable"] == true)
        #expect(problem["notes"]?.array?.first?["file"] == "Folder.swift")
        #expect(report["edits"] == [])
    }

    @Test("--fix changes the files that need it, tells each edit, and keeps permissions and links")
    func fixes() throws {
        let command = try CheckCommand(files: ["App/Note.swift": Self.note, "Elsewhere/Folder.swift": Self.folder])
        let file = command.folder.appendingPathComponent("Elsewhere/Folder.swift").path
        let link = command.folder.appendingPathComponent("App/Folder.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let result = try command.run("--fix", "App/Note.swift", "App/Folder.swift")
        #expect(result.status == 0)
        #expect(
            result.output
                == "App/Folder.swift:2: inserted '@AppEntity(schema: .notes.folder)'\nNothing is wrong in 2 files.\n")
        #expect(try command.text(of: "Elsewhere/Folder.swift") == Self.follower)
        #expect(try command.text(of: "App/Note.swift") == Self.note)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        #expect(permissions?.intValue == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: command.folder.path + "/Elsewhere").count == 1)
    }

    @Test("--fix leaves a file with syntax errors alone and says so")
    func brokenFile() throws {
        let broken = Self.folder + "}\n"
        let command = try CheckCommand(files: ["Note.swift": Self.note, "Folder.swift": broken])
        let result = try command.run("--fix", ".")
        #expect(result.status == 1)
        #expect(result.complaints == "check-schemas: './Folder.swift' has syntax errors and is left alone\n")
        #expect(try command.text(of: "Folder.swift") == broken)
    }

    @Test("A stamp is written where there is no error, and nothing is said")
    func stamp() throws {
        let command = try CheckCommand(files: ["Note.swift": Self.note, "Folder.swift": Self.folder])
        let stamp = command.folder.appendingPathComponent("stamp").path
        #expect(try command.run("--stamp", "stamp", ".").status == 1)
        #expect(!FileManager.default.fileExists(atPath: stamp))
        let result = try command.run("--stamp", "stamp", "Note.swift")
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(FileManager.default.fileExists(atPath: stamp))
    }

    @Test("A type of the module named before its file is meant first")
    func modules() throws {
        let command = try CheckCommand(files: [
            "Note.swift": Self.note, "Folder.swift": Self.follower, "Other.swift": Self.folder,
        ])
        #expect(
            try command.run("--module", "A", "Note.swift", "Folder.swift", "--module", "B", "Other.swift").status == 0)
        #expect(
            try command.run("--module", "A", "Note.swift", "Other.swift", "--module", "B", "Folder.swift").status == 1)
    }

    @Test("A domain of an app's own is checked like the others")
    func ownDomain() throws {
        let command = try CheckCommand(files: [
            "orchard.json": """
            {"domain": "orchard", "requiresAll": true, "intents": [
              {"schema": "prune", "summary": "Cuts."}, {"schema": "graft", "summary": "Joins."}]}
            """,
            "Prune.swift": "@AppIntent(schema: .orchard.prune) struct Prune {}\n",
        ])
        let result = try command.run("--domain", "orchard.json", "Prune.swift")
        #expect(result.status == 1)
        #expect(
            result.output
                == "Prune.swift:1:43: error: An app that follows one intent schema of 'orchard' must follow all 2 of its "
                + "group; missing: 'orchard.graft'; 'appintents scaffold orchard.graft' prints it\n")
        #expect(try command.run("Prune.swift").status == 0)
    }

    @Test("A file that describes no domain is told of and passed over")
    func noDomain() throws {
        let command = try CheckCommand(files: ["numbers.json": "[\n1", "Note.swift": Self.note])
        let result = try command.run("--domain", "numbers.json", "--stamp", "stamp", "Note.swift")
        #expect(result.status == 0)
        #expect(result.output.contains("/numbers.json:2: warning: no schema domain: "))
    }

    @Test(
        "A command line that means nothing ends with 2 and says what is wrong with it",
        arguments: [
            ([], "name a file or a folder"), (["--mend", "."], "'--mend'"), (["--domain"], "'--domain' needs a value"),
            (["nowhere"], "no file or folder 'nowhere'"),
            (["--domain", "nowhere.json", "."], "no file 'nowhere.json'"),
            (["Latin.swift"], "'Latin.swift' is not UTF-8"), (["--", "--fix"], "no file or folder '--fix'"),
        ] as [([String], String)])
    func usage(arguments: [String], words: String) throws {
        let command = try CheckCommand(files: [:])
        try Data([0xE9, 0x0A]).write(to: command.folder.appendingPathComponent("Latin.swift"))
        let result = try command.run(arguments)
        #expect(result.status == 2)
        #expect(result.complaints.contains(words))
        #expect(result.output.isEmpty)
    }

    @Test("The help tells of every option")
    func help() throws {
        let result = try CheckCommand(files: [:]).run("--help")
        #expect(result.status == 0)
        for option in ["--fix", "--json", "--domain", "--module", "--stamp"] { #expect(result.output.contains(option)) }
    }
}
