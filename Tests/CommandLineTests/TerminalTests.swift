import Foundation
import Testing

@Suite("On a terminal", .serialized)
struct TerminalTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test("A missing value is asked for and used")
    func asks() async throws {
        let terminal = try desk.terminal("run", "notes.createNote", "--content", "typed")
        try await terminal.wait(for: "Name? ")
        terminal.type("")
        terminal.type("Asked for é")
        let status = try await terminal.end()
        #expect(status == 0, "\(terminal.shown)")
        #expect(try desk.text("Asked for é.md") == "typed")
        #expect(terminal.shown.contains("Asked for é"))
    }

    @Test("A yes lets the deletion go on", arguments: ["y", "YES"])
    func yes(_ answer: String) async throws {
        let terminal = try desk.terminal("run", "DeleteNotesIntent", "--entities", "Petrel")
        try await terminal.wait(for: "Delete the note 'Petrel'? [y/N] ")
        terminal.type(answer)
        let status = try await terminal.end()
        #expect(status == 0, "\(terminal.shown)")
        #expect(!desk.has("Boats/Petrel.md"))
    }

    @Test("A no, or nothing, leaves everything as it is", arguments: ["n", "No", ""])
    func no(_ answer: String) async throws {
        let before = try desk.files()
        let terminal = try desk.terminal("run", "DeleteNotesIntent", "--entities", "Petrel")
        try await terminal.wait(for: "[y/N] ")
        terminal.type(answer)
        let status = try await terminal.end()
        #expect(status == 4, "\(terminal.shown)")
        #expect(try desk.files() == before)
    }

    @Test("What is neither yes nor no is asked again")
    func neither() async throws {
        let terminal = try desk.terminal("run", "DeleteNotesIntent", "--entities", "Petrel")
        try await terminal.wait(for: "[y/N] ")
        terminal.type("perhaps")
        try await terminal.wait(for: "Type y or n.")
        terminal.type("n")
        let status = try await terminal.end()
        #expect(status == 4, "\(terminal.shown)")
        #expect(desk.has("Boats/Petrel.md"))
    }

    @Test("Where several fit one is chosen by its number")
    func chooses() async throws {
        let terminal = try desk.terminal("run", "notes.updateNote", "--target", "List", "--isPinned", "true")
        try await terminal.wait(for: "2. List")
        try await terminal.wait(for: "Which 'List'?")
        let first = terminal.shown.split(separator: "\n").first { $0.hasPrefix("  1. List") }
        terminal.type("9")
        try await terminal.wait(for: "from 1 to 2")
        terminal.type("1")
        let status = try await terminal.end()
        #expect(status == 0, "\(terminal.shown)")
        let isBoats = first?.contains("Boats") == true
        #expect(try desk.text("Boats/List.md").contains("pinned: true") == isBoats)
        #expect(try desk.text("Crew/List.md").contains("pinned: true") == !isBoats)
    }

    @Test(
        "Ctrl-C at a question ends with 130 and changes nothing",
        arguments: [
            ["run", "notes.createNote"], ["run", "DeleteNotesIntent", "--entities", "Petrel"],
        ])
    func interrupted(_ arguments: [String]) async throws {
        let before = try desk.files()
        let terminal = try TerminalSession(
            ["--notes", desk.notes.path] + arguments, environment: desk.environment(), in: desk.root)
        try await terminal.wait(for: "?")
        terminal.interrupt()
        let status = try await terminal.end()
        #expect(status == 130, "\(terminal.shown)")
        #expect(try desk.files() == before)
    }

    @Test("With --yes nothing is asked on a terminal either")
    func confirmsEverything() async throws {
        let terminal = try desk.terminal("run", "DeleteNotesIntent", "--entities", "Petrel", "--yes")
        let status = try await terminal.end()
        #expect(status == 0, "\(terminal.shown)")
        #expect(terminal.shown.contains("Delete the note 'Petrel'? yes (--yes)"))
    }
}
