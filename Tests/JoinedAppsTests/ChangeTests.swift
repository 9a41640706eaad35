import AppIntents
import Foundation
import IntentRuntime
import JSON
import JoinedApps
import Synchronization
import Testing

@Suite("What changes in a joined app", .timeLimit(.minutes(2)))
struct ChangeTests {
    /// What a system has said to have changed.
    private final class Told: Sendable {
        private let changes = Mutex<Set<SystemChange>>([])

        func add(_ change: SystemChange) { _ = changes.withLock { $0.insert(change) } }

        /// Waits until a change was told.
        func wait(for change: SystemChange) async throws {
            while !changes.withLock({ $0.contains(change) }) { try await Task.sleep(for: .milliseconds(20)) }
        }

        var all: Set<SystemChange> { changes.withLock(\.self) }
    }

    @Test("is told by the app, which says so by Apple's means")
    func indexed() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("index-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let harbour = await Harbour(["quay": Harbour.quayside])
        let told = Told()
        let listening = harbour.system.changes.listen { told.add($0) }
        _ = try await harbour.run("quay/IndexBerths", ["folder": .string(folder.path)])
        try await told.wait(for: .entity(uri: "appintents://quay/BerthEntity/A1"))
        // The system itself says that a run may have changed something of the app's.
        try await told.wait(for: .app("quay"))
        withExtendedLifetime(listening) {}
    }

    @Test("is told of nothing but the app's own things")
    func foreign() async throws {
        let program = try ScriptedProgram(
            row: "admit(id)\ndone(id, 1)",
            watched: """
                send({"changes": [{"uri": "appintents://notes/NoteEntity/a.md"}, {"uri": "x"}, {}, 5, {"type": "Oar"},
                                  {"uri": "appintents://skiff/Oar/1"}]})
                """)
        let harbour = await Harbour(["skiff": program.program])
        let told = Told()
        let listening = harbour.system.changes.listen { told.add($0) }
        _ = try await harbour.run("Row")
        try await told.wait(for: .entity(uri: "appintents://skiff/Oar/1"))
        #expect(
            told.all == [
                .entity(uri: "appintents://skiff/Oar/1"), .entities(app: "skiff", type: "Oar"), .app("skiff"),
            ] || told.all == [.entity(uri: "appintents://skiff/Oar/1"), .entities(app: "skiff", type: "Oar")])
        withExtendedLifetime(listening) {}
    }

    @Test("is a flood that ends the app where it goes on too fast")
    func flood() async throws {
        let program = try ScriptedProgram(
            row: "admit(id)\ntime.sleep(60)", watched: "while True: send({\"changes\": [{\"app\": True}]})")
        let harbour = await Harbour(["skiff": program.program])
        let told = Told()
        let listening = harbour.system.changes.listen { told.add($0) }
        let words = await harbour.failure("Row")
        #expect(words?.contains("more than 100 messages that nobody asked for") == true)
        #expect(told.all.contains(.app("skiff")))
        withExtendedLifetime(listening) {}
    }

    @Test("is a flood, too, where nobody wanted to know")
    func unwanted() async throws {
        let program = try ScriptedProgram(
            row: "while True: send({\"changes\": [{\"app\": True}]})")
        let words = await Harbour(["skiff": program.program]).failure("Row")
        #expect(words?.contains("more than 100 messages that nobody asked for") == true)
    }
}
