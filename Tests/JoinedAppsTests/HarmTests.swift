import AppIntents
import Foundation
import IntentRuntime
import JSON
import JoinedApps
import Testing

@Suite("A joined app that does harm")
struct HarmTests {
    /// Something that an app does in the middle of a run, and words of the error that it ends in.
    struct Harm: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let row: String
        let words: [String]

        init(_ name: String, _ row: String, _ words: String...) {
            testDescription = name
            self.row = row
            self.words = words
        }
    }

    @Test(
        "It fails its own run with words, is ended, and the next run finds it started again",
        arguments: [
            Harm(
                "crash", "sys.stderr.write('water in the hold\\n'); sys.stderr.flush(); os.abort()", "signal 6",
                "it last said: water in the hold"),
            Harm("exit", "sys.exit(3)", "ended with status 3"),
            Harm("garbage", "put('ahoy there\\n'); time.sleep(60)", "wrote 'ahoy there', which is no message"),
            Harm("no object", "put('[1]\\n'); time.sleep(60)", "which is no message"),
            Harm(
                "no text", "sys.stdout.buffer.write(b'\\xff\\xfe{}\\n'); sys.stdout.flush(); time.sleep(60)",
                "no message"),
            Harm("long line", "put('x' * (17 << 20)); time.sleep(60)", "a line of more than 16777216 bytes"),
            Harm("closed output", "os.close(1); time.sleep(60)", "closed its output"),
            Harm(
                "flood of nothing", "while True: put('{}\\n' * 1000)",
                "more than 100 messages that nobody asked for"),
            Harm(
                "flood of answers", "while True: put('{\"id\":999,\"result\":1}\\n' * 1000)",
                "more than 100 messages that nobody asked for"),
            Harm(
                "flood of progress",
                "while True: put((json.dumps({'id': id, 'tell': {'fraction': 0.5}}) + '\\n') * 1000)",
                "told more than 100000 times"),
            Harm(
                "flood of questions",
                "while True: put((json.dumps({'id': id, 'ask': 1, 'question': {}}) + '\\n') * 100)",
                "asked more than 1000 questions"),
        ])
    func harm(_ harm: Harm) async throws {
        // The harm is done once: a file tells that it was.
        let program = try ScriptedProgram(
            row: """
                if os.path.exists(sys.argv[0] + ".done"):
                    admit(id)
                    return done(id, 7)
                open(sys.argv[0] + ".done", "w").close()
                \(harm.row)
                """)
        let harbour = await Harbour(["skiff": program.program])
        let words = await harbour.failure("Row") ?? "no error"
        #expect(words.contains("the app 'skiff'"))
        for part in harm.words { #expect(words.contains(part), "\(words)") }
        #expect(try await harbour.run("Row").value == 7)
    }

    @Test("An app that hangs is ended at the limit, and its run fails then")
    func hang() async throws {
        let program = try ScriptedProgram(row: "time.sleep(600)")
        let harbour = await Harbour(["skiff": program.program], run: .milliseconds(100), grace: .milliseconds(100))
        let app = try #require(harbour.joined.apps.first)
        let number = try #require(app.processIdentifier)
        let error = await #expect(throws: IntentSystemError.self) { try await harbour.run("Row") }
        guard case .timedOut(intent: "Row", _)? = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        while kill(number, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("The time that a person takes to answer is nobody's fault")
    func patience() async throws {
        struct SlowGatekeeper: Gatekeeper {
            func authenticate(
                for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
            ) async throws {}

            func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
                try await Task.sleep(for: .seconds(1))
            }
        }
        let program = try ScriptedProgram(row: "admit(id); done(id, 7)")
        let harbour = await Harbour(
            ["skiff": program.program], run: .milliseconds(100), grace: .milliseconds(100),
            gatekeeper: SlowGatekeeper())
        #expect(try await harbour.run("Row").value == 7)
    }

    @Test("A crash fails all calls that are open in that app, and none of another")
    func others() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside, "other": Harbour.quayside])
        let drifting = Task { await harbour.failure("quay/Drift") }
        let waiting = Task { try await harbour.run("other/AwaitBell").value }
        while try await harbour.run("quay/CountDrifting").value != 1 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(await harbour.failure("quay/Sink")?.contains("signal 6") == true)
        #expect(await drifting.value?.contains("the app 'quay' was ended by signal 6") == true)
        _ = try await harbour.run("other/RingBell")
        #expect(try await waiting.value == "heard")
        #expect(try await harbour.run("quay/EchoText", ["value": "afloat"]).value == "afloat")
    }

    @Test("After its end it is left alone for a while, and calls fail at once and say until when")
    func backOff() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside], wait: .seconds(3600))
        #expect(await harbour.failure("Sink", ["status": 3])?.contains("ended with status 3") == true)
        let words = await harbour.failure("EchoText", ["value": "x"]) ?? "no error"
        #expect(words.contains("ended with status 3"))
        #expect(words.contains("it is started again in 60 seconds, at 20"), "\(words)")
    }

    @Test("An app may be told to end any number of runs, and answers each late")
    func manyCancelled() async throws {
        let harbour = await Harbour(["quay": Harbour.quayside])
        let number = try await harbour.run("TellProcess").value
        for _ in 0..<150 {
            let run = Task { try await harbour.run("Drift") }
            run.cancel()
            _ = await run.result
        }
        #expect(try await harbour.run("TellProcess").value == number)
    }

    @Test("What an app has nothing to do with any more ends with it")
    func released() async throws {
        var harbour: Harbour? = await Harbour(["quay": Harbour.quayside])
        let number = try #require(harbour?.joined.apps.first?.processIdentifier)
        #expect(kill(number, 0) == 0)
        harbour = nil
        while kill(number, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    }
}
