import Foundation
import IntentRuntime
import JSON
import JoinedApps
import Testing

@Suite("A joined app that lies")
struct LyingTests {
    /// A lie about what came of a run, and words of the error.
    struct Lie: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let row: String
        let words: String

        init(_ name: String, _ row: String, _ words: String) {
            testDescription = name
            self.row = row
            self.words = words
        }
    }

    @Test(
        "Its answer is refused",
        arguments: [
            Lie("value of another kind", "admit(id); done(id, 'seven')", "that is no whole number"),
            Lie("no outcome", "admit(id); send({'id': id, 'result': 7})", "said nothing of what came of 'Row'"),
            Lie("not asked", "done(id, 7)", "without asking whether it may"),
            Lie(
                "asked for another intent",
                "a = admit(id, 'Sail'); send({'id': id, 'error': {'reason': 'failed', 'message': '', 'details': a['error']}})",
                "wanted to run 'Sail', an intent that it did not say it has"),
            Lie(
                "subject of another app",
                "a = admit(id, subjects=[dict(uri='appintents://notes/NoteEntity/1', title='', noun='')]); "
                    + "send({'id': id, 'error': {'reason': 'failed', 'message': '', 'details': a['error']}})",
                "'appintents://notes/NoteEntity/1', which is no entity of its own"),
            Lie(
                "entity of another app",
                "admit(id); done(id, None, [record('appintents://notes/NoteEntity/1', 'NoteEntity')])",
                "named an entity 'appintents://notes/NoteEntity/1'"),
            Lie(
                "entity of another app within one",
                "admit(id); done(id, None, [record('appintents://skiff/Oar/1', "
                    + "of=dict(uri='appintents://notes/NoteEntity/1', title=''))])",
                "named 'appintents://notes/NoteEntity/1', which is no entity of its own"),
            Lie(
                "entity of a type that it has not",
                "admit(id); done(id, None, [record('appintents://skiff/Mast/1', 'Mast')])",
                "of a type that was not asked for or that it does not have"),
            Lie(
                "entity without properties", "admit(id); done(id, None, [dict(uri='appintents://skiff/Oar/1')])",
                "without a URI"),
        ])
    func outcome(_ lie: Lie) async throws {
        let program = try ScriptedProgram(row: lie.row)
        let harbour = await Harbour(["skiff": program.program])
        let words = await harbour.failure("Row") ?? "no error"
        #expect(words.contains(lie.words), "\(words)")
        #expect(words.contains("the app 'skiff'"))
    }

    @Test("An entity of another type than was looked for is refused, and one for another URI")
    func entities() async throws {
        let program = try ScriptedProgram(
            row: "pass",
            other: """
                if method == 'find': found(id, record('appintents://skiff/Hull/1', 'Hull'))
                else: send({'id': id, 'result': record('appintents://skiff/Oar/2')})
                """)
        let harbour = await Harbour(["skiff": program.program])
        await #expect(throws: IntentSystemError.self) { try await harbour.system.find(FindRequest(entity: "Oar")) }
        #expect(try await harbour.system.find(FindRequest(entity: "Hull")).map(\.title) == ["Oar 1"])
        await #expect(throws: IntentSystemError.self) {
            try await harbour.system.entity(at: "appintents://skiff/Oar/1")
        }
        #expect(try await harbour.system.entity(at: "appintents://skiff/Oar/2").title == "Oar 1")
    }

    @Test("It cannot approve itself: a no stays a no, whatever it asks then")
    func no() async throws {
        let program = try ScriptedProgram(
            row: "admit(id, effect=dict(effect, deletes=True)); done(id, 7)")
        let harbour = await Harbour(["skiff": program.program])
        #expect(await harbour.failure("Row", asking: Person(yes: false)) != nil)
        #expect(try await harbour.run("Row", asking: Person(yes: true)).value == 7)
    }

    @Test(
        "It is not believed to be harmless beyond what its schema and its name say",
        arguments: [
            ("SendReport", nil, false, true, false), ("FindOar", nil, true, false, false),
            ("DeleteOars", nil, false, false, true), ("Peek", nil, false, false, false),
            ("Peek", "mail.sendDraft", false, true, false), ("Peek", "notes.openNote", true, false, false),
        ] as [(String, String?, Bool, Bool, Bool)])
    func effect(_ name: String, _ schema: String?, _ reads: Bool, _ sends: Bool, _ deletes: Bool) async throws {
        let program = try ScriptedProgram(
            row: "pass",
            catalog:
                "intents[0].update(identifier='\(name)', effect=dict(effect, isReadOnly=True, isIdempotent=True))\n"
                + (schema.map { "intents[0]['schema'] = '\($0)'" } ?? ""))
        let harbour = await Harbour(["skiff": program.program])
        let effect = try harbour.system.catalog.intent(named: "skiff/\(name)").effect
        #expect(effect.isReadOnly == reads)
        #expect(effect.sends == sends)
        #expect(effect.deletes == deletes)
    }

    @Test(
        "A catalogue that cannot be is refused, and says where",
        arguments: [
            ("c['title'] = 'x' * 200", "'title' must be text of at most 100 characters"),
            ("del c['catalog']", "'intents' must be a list"),
            ("del intents[0]['title']", "'intents[0].title' must be text"),
            ("intents.append(intents[0])", "'intents' has 'Row' twice"),
            ("intents[0]['identifier'] = 'a b'", "'intents[0].identifier' must be a name"),
            ("intents[0]['effect'] = {}", "'intents[0].effect' cannot be read"),
            (
                "intents[0]['result'] = {'entity': 'NoteEntity', 'app': 'notes'}",
                "'intents[0].result' is of another app, 'notes'"
            ),
            ("intents[0]['result'] = 'moon'", "'intents[0].result' is no kind of value: 'moon'"),
        ])
    func catalogue(_ lie: String, _ words: String) async throws {
        let program = try ScriptedProgram(row: "pass", catalog: lie)
        let harbour = await Harbour(["skiff": program.program, "quay": Harbour.quayside])
        #expect(harbour.joined.apps.map(\.app.id) == ["quay"])
        #expect(harbour.joined.failures.map(\.id) == ["skiff"])
        let said = harbour.joined.failures.first?.words ?? ""
        #expect(said.contains("the app 'skiff'"))
        #expect(said.contains(words), "\(said)")
    }
}
