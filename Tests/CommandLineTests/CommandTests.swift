import Foundation
import JSON
import Testing

@Suite("The command line as such", .serialized)
struct CommandTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test(
        "The version, before or after a command",
        arguments: [["--version"], ["list", "--version"], ["--version", "list"]])
    func version(_ arguments: [String]) async throws {
        let result = try await Tool.run(arguments, environment: desk.environment(), in: desk.root)
        #expect(result.status == 0)
        #expect(result.output.wholeMatch(of: /appintents \d+\.\d+\.\d+\n/) != nil)
        #expect(result.complaints.isEmpty)
    }

    @Test("Help names every command, and every command has help of its own")
    func help() async throws {
        let overview = try await desk.runBare("--help")
        #expect(overview.status == 0)
        for command in ["list", "describe", "find", "get", "run", "serve", "log", "undo", "doctor"] {
            #expect(overview.output.contains("\n  \(command) "))
            let help = try await desk.runBare(command, "--help")
            #expect(help.status == 0)
            #expect(help.output.contains("Usage: appintents \(command)"))
            #expect(help.complaints.isEmpty)
        }
    }

    @Test("Without a command the help is shown, and the command line is wrong")
    func nothing() async throws {
        let result = try await desk.runBare()
        #expect(result.status == 2)
        #expect((result.output + result.complaints).contains("Usage: appintents"))
    }

    @Test(
        "A wrong command line ends with 2 and says on standard error what would be right",
        arguments: [
            (["fnid", "notes.note"], "'find'"), (["list", "entites"], "entities"), (["list", "--bogus"], "--bogus"),
            (["list", "apps", "more"], "more"),
            (["describe"], "a name"), (["describe", "notes.crateNote"], "'notes.createNote'"),
            (["describe", "a", "b"], "'b'"),
            (["find"], "entity"), (["find", "notes.nota"], "'notes.note'"),
            (["find", "notes.note", "--limit", "0"], "above 0"),
            (["find", "notes.note", "--limit", "few"], "whole number"), (["find", "notes.note", "--limit"], "--limit"),
            (["find", "notes.note", "--were", "a = b"], "--were"),
            (["find", "notes.note", "--where", "isPined = true"], "'isPinned'"),
            (["find", "notes.note", "--where", "isPinned"], "PROPERTY OPERATOR VALUE"),
            (["find", "notes.note", "--where", "isPinned = so"], "true or false"),
            (["find", "notes.note", "--sort", "-creation"], "'creationDate'"), (["get"], "URI"),
            (["get", "Harbour/Plan.md"], "appintents://"),
            (["get", "appintents://notes/NoteEntty/a"], "'notes.note'"), (["run"], "intent"),
            (["run", "notes.creatNote"], "'notes.createNote'"),
            (["run", "notes.createNote", "--nane", "a"], "name"), (["run", "notes.createNote", "name"], "'name'"),
            (["run", "notes.createNote", "--name"], "--name"),
            (["run", "notes.createNote", "--arguments", "[1]"], "JSON object"),
            (["run", "notes.createNote", "--arguments", "{"], "JSON object"),
            (["doctor", "note"], "'notes'"), (["doctor", "notes", "x"], "'x'"),
            (["--config"], "--config"),
        ] as [([String], String)])
    func wrong(_ arguments: [String], _ words: String) async throws {
        let before = try desk.files()
        let result = try await Tool.run(
            ["--notes", desk.notes.path] + arguments, environment: desk.environment(), in: desk.root)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.complaints.hasPrefix("appintents: "))
        #expect(result.complaints.contains(words), "\(result.complaints)")
        #expect(try desk.files() == before)
    }

    @Test("Global options stand before the command or after it, with a blank or an equals sign")
    func globalOptions() async throws {
        let notes = desk.notes.path
        let ways = [
            ["--json", "--notes", notes, "find", "notes.note", "tide", "--limit", "1"],
            ["find", "notes.note", "tide", "--limit", "1", "--notes", notes, "--json"],
            ["find", "--json", "notes.note", "--notes=\(notes)", "tide", "--limit=1"],
        ]
        var answers: Set<JSONValue> = []
        for arguments in ways {
            let result = try await Tool.run(arguments, environment: desk.environment(), in: desk.root)
            #expect(result.status == 0)
            answers.insert(try result.json)
        }
        #expect(answers.count == 1)
        #expect(answers.first?.array?.count == 1)
    }

    @Test("A text that reads like an option is the value of the parameter before it")
    func valuesLikeOptions() async throws {
        let result = try await desk.run(
            "run", "notes.createNote", "--name", "--yes", "--content", "--json", "--folder", "Boats")
        #expect(result.status == 0)
        #expect(try desk.text("Boats/--yes.md").contains("--json"))
        #expect(!result.output.hasPrefix("{"))
        let deletion = try await desk.run("run", "DeleteNotesIntent", "--entities", "--yes")
        #expect(deletion.status == 4)
        #expect(desk.has("Boats/--yes.md"))
    }

    @Test("No folder of notes at all is an error that says how to name one")
    func noAccount() async throws {
        let result = try await desk.runBare("run", "notes.createNote", "--name", "a")
        #expect(result.status == 1)
        #expect(result.complaints.contains("--notes"))
        let missing = try await desk.runBare("find", "notes.note", "--notes", "nowhere")
        #expect(missing.status == 2)
        #expect(missing.complaints.contains("nowhere"))
    }
}
