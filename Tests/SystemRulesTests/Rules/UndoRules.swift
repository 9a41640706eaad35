import CommandFixtures
import Foundation
import IntentRuntime
import JSON
import Testing

@testable import Signalbox

/// The rules of taking back, each way in.
@Suite("The rules of taking back, each way in", .serialized)
struct UndoRules {
    private let box: Box

    init() throws {
        box = try Box()
    }

    @Test func `Rule 15: on a terminal what another process did is taken back, after a yes`() async throws {
        let desk = box.desk
        #expect(try await desk.run("run", "notes.createNote", "--name", "Crew").status == 0)
        for (answer, status, isThere) in [("n", 4, true), ("y", 0, false)] as [(String, Int32, Bool)] {
            let terminal = try desk.terminal("undo")
            try await terminal.wait(for: "? [y/N] ")
            terminal.type(answer)
            #expect(try await terminal.end() == status, "\(terminal.shown)")
            #expect(FileManager.default.fileExists(atPath: desk.notes.path + "/Crew.md") == isThere)
        }
        let again = try await desk.run("undo", "--yes")
        #expect(again.status == 1 && again.complaints.contains("nothing to take back"))
    }

    @Test func `Rule 15: in a test what an undoable intent registered is taken back once, after a yes`() async throws {
        let system = try box.system()
        let raise = IntentInvocation(intent: "signalbox/RaiseFlagIntent", arguments: [:])
        _ = try await system.run(raise, through: Script([]))
        await #expect(throws: IntentSystemError.self) {
            try await system.undo(UndoRequest(), through: Script([.no]))
        }
        #expect(try await system.undo(UndoRequest(), through: Script([.yes])).intent == "RaiseFlagIntent")
        await #expect(throws: IntentSystemError.self) {
            try await system.undo(UndoRequest(), through: Script([.yes]))
        }
        #expect(box.deeds == ["raised the flag", "lowered the flag"])
    }

    @Test func `Rule 15: for an assistant what a joined app registered is taken back once, after a yes`() async throws {
        let person = Script([.no, .yes, .yes])
        let client = try await box.client { person.result(of: $0) }
        #expect(try await client.tool("signalbox_raiseFlag")["isError"] == false)
        #expect(try await client.tool("undo_last")["isError"] == true)
        #expect(try await client.tool("undo_last")["isError"] == false)
        #expect(try await client.tool("undo_last")["isError"] == true)
        await client.hangUp()
        #expect(person.questions.first?.contains("RaiseFlagIntent") == true)
        #expect(box.deeds == ["raised the flag", "lowered the flag"])
    }
}
