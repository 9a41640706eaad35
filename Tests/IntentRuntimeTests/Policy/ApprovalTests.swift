import Foundation
import IntentApprovals
import IntentRuntime
import JSON
import Synchronization
import Testing

@Suite("An approval outside whoever asks")
final class ApprovalTests: Sendable {
    /// A clock that a test sets, and what was told the person.
    private final class Room: ApprovalNotice, Sendable {
        private let passed = Mutex(0.0)
        private let shown = Mutex<[Approval]>([])

        var told: [Approval] { shown.withLock(\.self) }

        var now: Date { Date(timeIntervalSince1970: 2_000_000_000 + passed.withLock(\.self)) }

        func pass(_ seconds: Double) { passed.withLock { $0 += seconds } }

        func show(_ approval: Approval) { shown.withLock { $0.append(approval) } }
    }

    private static let letter: JSONValue = "appintents://intentRuntimeTests/LetterDraft/1"

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("approvals-\(UUID().uuidString)")
    private let room = Room()
    private let path: String
    /// The store of whoever runs, and that of whoever approves, as of two processes.
    private let store: SQLiteApprovals
    private let person: SQLiteApprovals

    init() throws {
        path = folder.appendingPathComponent("state/approvals.sqlite").path
        store = try SQLiteApprovals(path: path) { [room] in room.now }
        person = try SQLiteApprovals(path: path) { [room] in room.now }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func system(
        _ policy: RunPolicy = RunPolicy(), patience: Duration = .zero,
        authenticator: any Authenticator = RefusingAuthenticator()
    ) -> IntentSystem {
        .post(policy, desk: ApprovalDesk(store: store, notice: room, patience: patience), authenticator: authenticator)
    }

    /// Sends a letter; whether it was sent, and the error that it ended with.
    private func send(
        _ letter: JSONValue = letter, by system: IntentSystem, for requester: String = "an assistant",
        asking someone: ScriptedPerson = ScriptedPerson()
    ) async -> (isSent: Bool, error: IntentSystemError?) {
        await run("SendLetterIntent", ["target": letter], by: system, for: requester, asking: someone)
    }

    private func run(
        _ intent: String, _ values: JSONObject, by system: IntentSystem, for requester: String = "an assistant",
        asking someone: ScriptedPerson = ScriptedPerson()
    ) async -> (isSent: Bool, error: IntentSystemError?) {
        let witness = Witness()
        var invocation = IntentInvocation(intent: intent, arguments: values)
        invocation.requester = requester
        let error = await Witness.$current.withValue(witness) { [invocation] in
            await systemError { _ = try await system.run(invocation, through: someone) }
        }
        return (!witness.notes.isEmpty, error)
    }

    @Test("is asked for where nobody else can be, and is good for one run of the same")
    func once() async throws {
        let system = system()
        let first = await send(by: system)
        #expect(!first.isSent)
        #expect(first.error?.exitCode == 4)
        let approval = try #require(person.waiting().first)
        #expect(first.error?.description.contains("appintents approve \(approval.number)") == true)
        #expect(first.error?.description.contains("Nothing was sent") == true)
        #expect(approval.question == "Send 'Tide tables' to ada@harbour.example, bo@harbour.example?")
        #expect(approval.requester == "an assistant")
        #expect(room.told == [approval])
        #expect(await !send(by: system).isSent)
        #expect(try person.waiting().map(\.number) == [approval.number])
        #expect(try person.answer(approval.number, isApproved: true))
        #expect(await send(by: system).isSent)
        // A second run is another one.
        #expect(await !send(by: system).isSent)
        #expect(try person.waiting().count == 1)
        #expect(try person.waiting().first?.number != approval.number)
    }

    @Test("is good for nothing else: another letter, or another asker")
    func other() async throws {
        let system = system()
        _ = await send(by: system)
        let number = try #require(person.waiting().first?.number)
        #expect(try person.answer(number, isApproved: true))
        #expect(await !send("appintents://intentRuntimeTests/LetterDraft/2", by: system).isSent)
        #expect(await !send(by: system, for: "another").isSent)
        #expect(await send(by: system).isSent)
    }

    @Test("covers the words and the content of files that were seen")
    func content() async throws {
        let system = system()
        func words(_ text: String, _ file: String) async -> Bool {
            let values: JSONObject = [
                "to": ["a@b.example"], "words": .string(text),
                "enclosure": ["name": "a.txt", "text": .string(file)],
            ]
            return await run("SendWordsIntent", values, by: system).isSent
        }
        #expect(await !words("x", "one"))
        #expect(try person.answer(#require(person.waiting().first?.number), isApproved: true))
        #expect(await !words("x", "two"))
        #expect(await !words("y", "one"))
        #expect(await words("x", "one"))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("state").path) {
            let data = try Data(contentsOf: folder.appendingPathComponent("state/\(name)"))
            #expect(data.range(of: Data("enclosure\":".utf8)) == nil)
        }
    }

    @Test("is waited for, and the run goes on when it is given")
    func waiting() async throws {
        let system = system(patience: .seconds(60))
        async let run = send(by: system)
        var waiting: [Approval] = []
        while waiting.isEmpty {
            try await Task.sleep(for: .milliseconds(10))
            waiting = try person.waiting()
        }
        #expect(try person.answer(waiting[0].number, isApproved: true))
        #expect(await run.isSent)
    }

    @Test("is not counted by the time limit, and cancelling ends the wait")
    func cancelling() async throws {
        let post = system(patience: .seconds(60))
        let system = IntentSystem(catalog: post.catalog, timeLimit: .milliseconds(1), gatekeeper: post.gatekeeper)
        let run = Task {
            try await system.run(
                IntentInvocation(intent: "SendLetterIntent", arguments: ["target": Self.letter]),
                through: ScriptedPerson())
        }
        while try person.waiting().isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        run.cancel()
        await #expect(throws: CancellationError.self) { _ = try await run.value }
    }

    @Test("that is denied is not asked for again, until its time is over")
    func denied() async throws {
        let system = system()
        _ = await send(by: system)
        let number = try #require(person.waiting().first?.number)
        #expect(try person.answer(number, isApproved: false))
        let again = await send(by: system)
        #expect(!again.isSent)
        #expect(again.error?.description.contains("said no") == true)
        #expect(try person.waiting().isEmpty)
        room.pass(601)
        #expect(await !send(by: system).isSent)
        #expect(try person.waiting().count == 1)
    }

    @Test("that nobody gives in time can be given no more, and one given holds for ten minutes")
    func expiry() async throws {
        let system = system()
        _ = await send(by: system)
        let number = try #require(person.waiting().first?.number)
        room.pass(599)
        #expect(try person.answer(number, isApproved: true))
        room.pass(601)
        #expect(try person.approval(number) == nil)
        #expect(await !send(by: system).isSent)
        let next = try #require(person.waiting().first?.number)
        room.pass(601)
        #expect(try !person.answer(next, isApproved: true))
        #expect(try person.waiting().isEmpty)
    }

    @Test("is used once, however many ask at a time")
    func race() async throws {
        let system = system()
        _ = await send(by: system)
        let number = try #require(person.waiting().first?.number)
        #expect(try person.answer(number, isApproved: true))
        let sent = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { await self.send(by: system).isSent } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(sent == 1)
    }

    @Test("is not asked for after a no of the person")
    func decline() async throws {
        let run = await send(by: system(), asking: ScriptedPerson(confirmations: [false]))
        #expect(!run.isSent)
        #expect(try person.waiting().isEmpty)
    }

    @Test("is asked for outside only where the policy says so, whatever the client answers")
    func outside() async throws {
        let policy = try RunPolicy(json: ["ask": "outside"])
        let client = ScriptedPerson(confirmations: [true])
        #expect(await !send(by: system(policy), asking: client).isSent)
        #expect(client.count == 0)
        #expect(try person.waiting().count == 1)
    }

    @Test("cannot be asked for without end")
    func flood() async throws {
        let system = system(try RunPolicy(json: ["rules": [["intent": "RenameLetterIntent", "is": "asked"]]]))
        for number in 0..<60 {
            _ = await run("RenameLetterIntent", ["target": Self.letter, "subject": .string("\(number)")], by: system)
        }
        #expect(try person.waiting().count == 50)
        let more = await run("RenameLetterIntent", ["target": Self.letter, "subject": "more"], by: system)
        #expect(more.error?.description.contains("50 requests wait already") == true)
    }

    @Test("is where only its owner can read it")
    func permissions() throws {
        let state = folder.appendingPathComponent("state")
        #expect(try FileManager.default.attributesOfItem(atPath: state.path)[.posixPermissions] as? Int == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: state.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: state.appendingPathComponent(name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("cannot be had where the file is none, and nothing runs")
    func damage() async throws {
        let file = folder.appendingPathComponent("no database")
        try Data("hello, this is no database at all, and never was one.".utf8).write(to: file)
        #expect(throws: ApprovalError.self) { try SQLiteApprovals(path: file.path) }
        #expect(throws: ApprovalError.self) { try SQLiteApprovals(path: folder.path) }
    }

    @Test("is what authentication needs where there is no terminal: asked for once the values are known")
    func authentication() async throws {
        let authenticator = DistantAuthenticator()
        let system = system(authenticator: authenticator)
        let first = await run("ShowSealedLetterIntent", ["number": 7], by: system)
        #expect(!first.isSent)
        let approval = try #require(person.waiting().first)
        #expect(approval.wantsAuthentication)
        #expect(approval.question == "Show Sealed Letter, with number “7”?")
        #expect(try person.answer(approval.number, isApproved: true))
        #expect(await !run("ShowSealedLetterIntent", ["number": 8], by: system).isSent)
        #expect(await run("ShowSealedLetterIntent", ["number": 7], by: system).isSent)
    }

    @Test("is asked for where an intent itself asks for a yes and nobody can be asked")
    func own() async throws {
        let system = IntentSystem(
            catalog: IntentCatalog(types: [LaunchIntent.self]),
            gatekeeper: PolicyGatekeeper(desk: ApprovalDesk(store: store, patience: .zero)))
        let first = await systemError { _ = try await system.run("LaunchIntent") }
        let number = try #require(person.waiting().first?.number)
        #expect(first?.description.contains("'appintents approve \(number)'") == true)
        #expect(try person.answer(number, isApproved: true))
        let second = await systemError { _ = try await system.run("LaunchIntent") }
        #expect(second == nil)
    }

    /// Authenticates nobody here, and somebody elsewhere.
    private struct DistantAuthenticator: Authenticator {
        var isSetUp: Bool { true }
        var canAuthenticateHere: Bool { false }
        func authenticate(for reason: String) async throws -> Bool { false }
    }
}
