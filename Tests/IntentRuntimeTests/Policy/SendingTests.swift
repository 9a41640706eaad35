import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("What sends something")
struct SendingTests {
    private static func draft(_ number: Int) -> JSONValue {
        .string("appintents://intentRuntimeTests/LetterDraft/\(number)")
    }

    /// Runs an intent; what it did, and what it ended with.
    private static func run(
        _ intent: String, _ values: KeyValuePairs<String, JSONValue>, by system: IntentSystem = .post(),
        asking person: ScriptedPerson = ScriptedPerson(), foreign: Bool = false
    ) async -> (notes: [String], error: IntentSystemError?) {
        let witness = Witness()
        let error = await Witness.$current.withValue(witness) {
            await systemError {
                var invocation = IntentInvocation(
                    intent: intent, arguments: JSONObject(values.map { ($0.key, $0.value) }))
                invocation.hasReadForeignText = foreign
                _ = try await system.run(invocation, through: person)
            }
        }
        return (witness.notes, error)
    }

    @Test(
        "is asked about in words that name the intent, what goes, and everybody it goes to",
        arguments: [
            (
                "SendLetterIntent", ["target": draft(1)],
                "Send 'Tide tables' to ada@harbour.example, bo@harbour.example?"
            ),
            ("SendLetterIntent", ["target": draft(3)], "Send 'Nowhere' to whom it does not say?"),
            (
                "SendWordsIntent",
                ["to": ["Ada <ada@harbour.example>", "+49 30 1234567"], "words": "The tide is late."],
                "Send Words to ada@harbour.example, “+49 30 1234567”, with words “The tide is late.”?"
            ),
            // What is answered goes to whoever wrote it, and to the others only where all are answered.
            (
                "ReplyToLetterIntent", ["target": draft(1), "isReplyAll": false],
                "Reply 'Tide tables' to me@home.example, with isReplyAll “false”?"
            ),
            (
                "ReplyToLetterIntent", ["target": draft(1), "isReplyAll": true],
                "Reply 'Tide tables' to ada@harbour.example, bo@harbour.example, me@home.example, with isReplyAll “true”?"
            ),
            // What is forwarded goes to others than those who had it.
            (
                "ForwardLetterIntent", ["target": draft(1), "to": "cy@town.example"],
                "Forward 'Tide tables' to cy@town.example?"
            ),
            // A title cannot pass for the end of the question.
            ("SendLetterIntent", ["target": draft(4)], "Send 'A’ to friend@home.example?' to evil@evil.example?"),
        ] as [(String, KeyValuePairs<String, JSONValue>, String)])
    func question(_ intent: String, _ values: KeyValuePairs<String, JSONValue>, _ question: String) async {
        let person = ScriptedPerson(confirmations: [true])
        let run = await Self.run(intent, values, asking: person)
        #expect(person.confirmationRequests.map(\.question) == [question])
        #expect(run.error == nil)
        #expect(run.notes.count == 1)
    }

    @Test("does not run on a no")
    func declined() async {
        let run = await Self.run(
            "SendLetterIntent", ["target": Self.draft(1)], asking: ScriptedPerson(confirmations: [false]))
        #expect(run.error?.exitCode == 4)
        #expect(run.notes.isEmpty)
    }

    @Test("says where nobody can be asked that nothing was sent, and where the draft is")
    func nobody() async {
        let run = await Self.run("SendLetterIntent", ["target": Self.draft(1)])
        #expect(run.notes.isEmpty)
        #expect(run.error?.exitCode == 4)
        let words = run.error?.description ?? ""
        #expect(words.contains("Nothing was sent"))
        #expect(
            words.contains("the draft 'Tide tables' (appintents://intentRuntimeTests/LetterDraft/1) is left as it is"))
        let other = await Self.run("SendWordsIntent", ["to": ["a@b.example"], "words": "x"])
        #expect(other.error?.description.contains("Nothing was sent.") == true)
    }

    @Test("is allowed by the account that a draft is kept in, found through its tray")
    func account() async throws {
        let policy = try RunPolicy(json: ["rules": [["account": "Scratch", "is": "allowed"]]])
        let allowed = await Self.run("SendLetterIntent", ["target": Self.draft(1)], by: .post(policy))
        #expect(allowed.notes == ["sent Tide tables"])
        for number in [2, 3] {
            let other = await Self.run("SendLetterIntent", ["target": Self.draft(number)], by: .post(policy))
            #expect(other.error?.exitCode == 4)
            #expect(other.notes.isEmpty)
        }
        let byID = try RunPolicy(json: ["rules": [["account": "box/Work", "is": "refused"]]])
        let person = ScriptedPerson(confirmations: [true, true])
        let refused = await Self.run("SendLetterIntent", ["target": Self.draft(2)], by: .post(byID), asking: person)
        #expect(refused.notes.isEmpty)
        #expect(person.count == 0)
    }

    @Test("goes to those only whom the policy names, its sender aside")
    func recipients() async throws {
        let policy = try RunPolicy(json: ["recipients": ["*@harbour.example"]])
        let fine = await Self.run(
            "SendLetterIntent", ["target": Self.draft(1)], by: .post(policy),
            asking: ScriptedPerson(confirmations: [true]))
        #expect(fine.notes == ["sent Tide tables"])
        for (intent, values) in [
            ("SendLetterIntent", ["target": Self.draft(2)]), ("SendLetterIntent", ["target": Self.draft(3)]),
            ("SendWordsIntent", ["to": ["x@harbour.example", "y@town.example"], "words": "x"]),
            ("SendWordsIntent", ["to": ["Ada"], "words": "x"]),
        ] as [(String, KeyValuePairs<String, JSONValue>)] {
            let person = ScriptedPerson(confirmations: [true])
            let run = await Self.run(intent, values, by: .post(policy), asking: person)
            #expect(run.error?.description.contains("*@harbour.example") == true)
            #expect(run.notes.isEmpty)
            #expect(person.count == 0)
        }
    }

    @Test("needs the person after foreign text, whatever the rules allow")
    func foreign() async throws {
        let policy = try RunPolicy(json: ["rules": [["intent": "SendLetterIntent", "is": "allowed"]]])
        let before = await Self.run("SendLetterIntent", ["target": Self.draft(1)], by: .post(policy))
        #expect(before.notes == ["sent Tide tables"])
        let after = await Self.run("SendLetterIntent", ["target": Self.draft(1)], by: .post(policy), foreign: true)
        #expect(after.notes.isEmpty)
        #expect(after.error?.exitCode == 4)
    }

    @Test("is asked about where it follows another intent, too")
    func following() async throws {
        let person = ScriptedPerson(confirmations: [false])
        let run = await Self.run("ShowLetterIntent", ["target": Self.draft(1)], asking: person)
        #expect(run.notes == ["shown"])
        #expect(
            person.confirmationRequests.map(\.question) == [
                "Send 'Tide tables' to ada@harbour.example, bo@harbour.example?"
            ])
        guard case .declined = run.error else {
            Issue.record("The run ended otherwise: \(String(describing: run.error))")
            return
        }
    }

    @Test("is not there where only reading is allowed, and does not follow what is")
    func readOnly() async throws {
        let policy = try RunPolicy(json: ["readOnly": true])
        let all = IntentSystem.post(policy)
        let reading = IntentSystem(catalog: all.catalog.removing(where: policy.removes), gatekeeper: all.gatekeeper)
        let person = ScriptedPerson(confirmations: [true])
        let gone = await Self.run("SendLetterIntent", ["target": Self.draft(1)], by: reading, asking: person)
        guard case .unknownName = gone.error else {
            Issue.record("The run ended otherwise: \(String(describing: gone.error))")
            return
        }
        let run = await Self.run("ShowLetterIntent", ["target": Self.draft(1)], by: reading, asking: person)
        #expect(run.notes == ["shown"])
        #expect(run.error?.description.contains("only reading is allowed") == true)
        #expect(person.count == 0)
    }

    @Test("and other things are asked about as the rules say, in words that tell the values")
    func asked() async throws {
        let policy = try RunPolicy(json: ["rules": [["intent": "RenameLetterIntent", "is": "asked"]]])
        let person = ScriptedPerson(confirmations: [true])
        let run = await Self.run(
            "RenameLetterIntent", ["target": Self.draft(1), "subject": "Tides"], by: .post(policy), asking: person)
        #expect(run.notes == ["renamed"])
        #expect(person.confirmationRequests.map(\.question) == ["Rename 'Tide tables', with subject “Tides”?"])
        let refused = try RunPolicy(json: ["rules": [["app": "intentRuntimeTests", "is": "refused"]]])
        let none = await Self.run(
            "RenameLetterIntent", ["target": Self.draft(1), "subject": "Tides"], by: .post(refused))
        #expect(none.notes.isEmpty)
        #expect(none.error?.exitCode == 4)
    }
}
