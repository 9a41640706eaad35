import Foundation
import JSON
import Testing

@Suite("Output for people and for programs", .serialized)
struct OutputTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test("Headings are bold on a terminal, and nowhere without a terminal or with NO_COLOR")
    func styles() async throws {
        let colourful = try desk.terminal("list", "apps")
        let status = try await colourful.end()
        #expect(status == 0, "\(colourful.shown)")
        #expect(colourful.shown.contains("\u{1B}[1mAPP\u{1B}[0m"))
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let plain = try desk.terminal("list", "apps", environment: environment)
            let status = try await plain.end()
            #expect(status == 0, "\(plain.shown)")
            #expect(plain.shown.contains("APP"))
            #expect(!plain.shown.contains("\u{1B}"))
        }
        let piped = try await desk.run("list", "apps")
        #expect(piped.output.contains("APP"))
        #expect(!piped.output.contains("\u{1B}"))
    }

    @Test("A table fits the width that is set", arguments: [60, 80, 120])
    func columns(_ width: Int) async throws {
        let result = try await desk.run("find", "notes.note", environment: ["COLUMNS": "\(width)"])
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count > 40)
        #expect(lines.allSatisfy { $0.count <= width })
        #expect(lines.contains { $0.hasSuffix("…") })
    }

    @Test("A table fits the terminal", arguments: [70, 100] as [UInt16])
    func terminalWidth(_ width: UInt16) async throws {
        let terminal = try desk.terminal("find", "notes.note", environment: ["NO_COLOR": "1"], columns: width)
        let status = try await terminal.end()
        #expect(status == 0, "\(terminal.shown)")
        let lines = terminal.shown.split(separator: "\n")
        #expect(lines.count > 40)
        #expect(lines.allSatisfy { $0.count <= Int(width) })
    }

    @Test("Without a terminal and a width nothing is cut")
    func uncut() async throws {
        let name = "A very long name " + String(repeating: "of a boat ", count: 15) + "end"
        try desk.put("", at: name + ".md")
        let result = try await desk.run("find", "notes.note", "--where", "name begins with A very long")
        #expect(result.output.contains(name))
    }

    /// A name and a text that would colour, ring, move the cursor, set the title, and turn the direction of text about.
    private static let hostile = "\u{1B}[31mred \u{7}bell \u{9B}2J\u{202E}drow \u{1B}]0;title\u{7}"

    private func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar == "\n" || scalar == "\t"
                || !(scalar.properties.generalCategory == .control || scalar.value == 0x202E)
        }
    }

    @Test(
        "Control characters of a note never reach a terminal, wherever they are shown",
        arguments: [
            ["find", "notes.note", "hostile"], ["find", "notes.note", "hostile", "--json"],
            ["get", Desk.uri("one/hostile.md")],
            ["get", Desk.uri("one/hostile.md"), "--json"],
            ["get", Desk.uri("one/hostile.md"), "--as", "text/markdown"],
            ["run", "notes.appendText", "--target", Desk.uri("one/hostile.md"), "--content", "more"],
            [
                "run", "ReplaceNoteTextIntent", "--target", Desk.uri("one/hostile.md"), "--content", "new", "--version",
                "other",
            ],
            ["run", "DeleteNotesIntent", "--entities", "hostile", "--yes"],
            ["run", "notes.updateNote", "--target", Self.hostile, "--isPinned", "true"],
        ])
    func controlCharacters(_ arguments: [String]) async throws {
        for folder in ["one", "two"] {
            try FileManager.default.createDirectory(
                at: desk.notes.appendingPathComponent(folder), withIntermediateDirectories: true)
            try desk.put("hostile text \(Self.hostile) end", at: "\(folder)/\(Self.hostile).md")
            try desk.put("hostile text \(Self.hostile) end", at: "\(folder)/hostile.md")
        }
        let terminal = try TerminalSession(
            ["--notes", desk.notes.path] + arguments, environment: desk.environment(["NO_COLOR": "1"]), in: desk.root)
        // The deletion of two notes of one name asks which; it is left to ask.
        if arguments.contains("DeleteNotesIntent") || arguments.contains(Self.hostile) {
            try await terminal.wait(for: "Which ")
            terminal.interrupt()
        }
        _ = try await terminal.end()
        #expect(!terminal.shown.isEmpty)
        #expect(isHarmless(terminal.shown), "\(terminal.shown.debugDescription)")
    }

    @Test("What is hidden in a note is spelled out on a terminal, and goes through a pipe as it is")
    func hiddenCharacters() async throws {
        let text = "in\u{202E}visible \u{200B}\u{E0041} \\u{41} 👩\u{200D}🚀 end"
        let spelled = #"in\u{202E}visible \u{200B}\u{E0041} \u{5C}u{41}"# + " 👩\u{200D}🚀 end"
        try desk.put(text, at: "Hidden.md")
        for command in [["get", Desk.uri("Hidden.md")], ["get", Desk.uri("Hidden.md"), "--as", "text/plain"]] {
            let terminal = try TerminalSession(
                ["--notes", desk.notes.path] + command, environment: desk.environment(["NO_COLOR": "1"]), in: desk.root)
            _ = try await terminal.end()
            #expect(terminal.shown.contains(spelled), "\(terminal.shown.debugDescription)")
            #expect(!terminal.shown.unicodeScalars.contains("\u{202E}"))
            let piped = try await Tool.run(
                ["--notes", desk.notes.path] + command, environment: desk.environment([:]), in: desk.root)
            #expect(piped.output.contains(text))
        }
    }

    @Test("Errors that tell of notes are harmless without a terminal to ask on too")
    func errorsOnly() async throws {
        for folder in ["Boats", "Crew"] { try desk.put("", at: "\(folder)/\(Self.hostile).md") }
        let result = try await desk.run("run", "notes.updateNote", "--target", Self.hostile, "--isPinned", "true")
        #expect(result.status == 3)
        #expect(isHarmless(result.complaints), "\(result.complaints.debugDescription)")
    }

    @Test("With --json an error leaves standard output empty")
    func errorsWithJSON() async throws {
        for arguments in [
            ["find", "nothing"], ["get", Desk.uri("Gone.md")], ["run", "notes.createNote"],
            ["run", "DeleteNotesIntent", "--entities", "Petrel"],
        ] {
            let result = try await Tool.run(
                ["--json", "--notes", desk.notes.path] + arguments, environment: desk.environment(), in: desk.root)
            #expect(result.status != 0)
            #expect(result.output.isEmpty)
            #expect(result.complaints.hasPrefix("appintents: "))
        }
    }
}
