import Foundation
import IntentRuntime
import JSON
import JoinedApps
import Testing

@Suite("Joining apps")
struct JoiningTests {
    @Test(
        "A program that cannot be joined is left out with words, and the others are there",
        arguments: [
            ("/nowhere/skiff", "there is no program '/nowhere/skiff'"), ("no-such-skiff", "there is no program"),
            ("/proc", "cannot be started"), ("/bin/true", "ended with status 0"),
        ])
    func missing(_ path: String, _ words: String) async throws {
        let harbour = await Harbour(["skiff": Program(path: path), "quay": Harbour.quayside])
        #expect(harbour.joined.apps.map(\.app.id) == ["quay"])
        let said = harbour.joined.failures.first?.words ?? ""
        #expect(said.contains(words), "\(said)")
    }

    @Test("One that does not say what it offers is left out at the deadline, and ended")
    func silent() async throws {
        let program = try ScriptedProgram(
            row: "pass", begin: "open(sys.argv[0] + '.pid', 'w').write(str(os.getpid())); time.sleep(600)")
        let harbour = await Harbour(["skiff": program.program], start: .seconds(2))
        #expect(harbour.joined.apps.isEmpty)
        #expect(
            harbour.joined.failures.first?.words
                == "the app 'skiff' did not say within 2 seconds what it offers")
        let file = program.folder.appendingPathComponent("skiff.pid")
        let number = try #require(Int32(try String(contentsOf: file, encoding: .utf8)))
        while kill(number, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("What it offers is kept, so that nothing is started to tell it again, until the program is another")
    func cache() async throws {
        let program = try ScriptedProgram(row: "admit(id); done(id, 7)")
        let cache = program.folder.appendingPathComponent("cache")
        let first = await Harbour(["skiff": program.program], cache: cache)
        #expect(first.joined.apps.first?.processIdentifier != nil)

        let second = await Harbour(["skiff": program.program], cache: cache)
        #expect(second.system.catalog.intents.map(\.identifier) == ["Row"])
        #expect(second.joined.apps.first?.processIdentifier == nil)
        #expect(try await second.run("Row").value == 7)
        #expect(second.joined.apps.first?.processIdentifier != nil)

        let late = await Harbour(["skiff": program.program], cache: cache)
        try program.write(row: "pass", catalog: "intents[0].update(identifier='Scull')")
        let third = await Harbour(["skiff": program.program], cache: cache)
        #expect(third.system.catalog.intents.map(\.identifier) == ["Scull"])
        // Who knows the old program learns of the new one before it is asked.
        #expect(await late.failure("Row") == "the app 'skiff' has no intent 'Row' any more")
    }

    @Test("What was kept and is damaged is asked for anew", arguments: ["", "{", #"{"identity": 1}"#])
    func damaged(_ text: String) async throws {
        let program = try ScriptedProgram(row: "pass")
        let cache = program.folder.appendingPathComponent("cache")
        _ = await Harbour(["skiff": program.program], cache: cache)
        try Data(text.utf8).write(to: cache.appendingPathComponent("skiff.json"))
        let harbour = await Harbour(["skiff": program.program], cache: cache)
        #expect(harbour.system.catalog.intents.map(\.identifier) == ["Row"])
    }

    @Test("It is started once, however many ask at once")
    func once() async throws {
        let program = try ScriptedProgram(
            row: "pass", other: "found(id, record('appintents://skiff/Oar/1'))",
            begin: "open(sys.argv[0] + '.starts', 'a').write('x')")
        let cache = program.folder.appendingPathComponent("cache")
        _ = await Harbour(["skiff": program.program], cache: cache)
        let harbour = await Harbour(["skiff": program.program], cache: cache)
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask { try await harbour.system.find(FindRequest(entity: "Oar")).count }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 1, count: 20))
        let starts = try String(contentsOf: program.folder.appendingPathComponent("skiff.starts"), encoding: .utf8)
        #expect(starts == "xx")
    }
}
