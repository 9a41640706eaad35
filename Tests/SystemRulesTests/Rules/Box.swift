import AppIntents
import CommandFixtures
import Foundation
import IntentJournal
import IntentRuntime
import JSON

@testable import Signalbox

/// The signal box, joined to a command that has a configuration of its own, and the ways in.
final class Box: Sendable {
    /// Where the command works.
    let desk: Desk
    /// What was done in the box.
    let daybook: Daybook

    private let policy: RunPolicy

    private static let types: [Any.Type] = [
        ShowLampIntent.self, CountLampsIntent.self, ReadTimetableIntent.self, OpenLampIntent.self, ShowKeysIntent.self,
        ShowPlanIntent.self, OfferTrainIntent.self, PullLeverIntent.self, DeleteLampsIntent.self, SendReportIntent.self,
        AddEntryIntent.self, AcceptTrainIntent.self, CleanLampsIntent.self, RaiseFlagIntent.self, LampEntity.self,
        LampColour.self,
    ]

    /// Sets a box up.
    ///
    /// - Parameter configuration: What the configuration has besides the app.
    init(configuration: JSONObject = [:]) throws {
        policy = try configuration["policy"].map { try RunPolicy(json: $0) } ?? RunPolicy()
        desk = try Desk()
        daybook = Daybook(path: desk.root.appendingPathComponent("daybook").path)
        var members = configuration
        members["apps"] = [
            "signalbox": [
                "command": .string(
                    Tool.path.deletingLastPathComponent().appendingPathComponent("SignalboxProgram").path),
                "environment": [Daybook.variable: .string(daybook.path)],
            ]
        ]
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(JSONValue.object(members).text.utf8).write(to: folder.appendingPathComponent("config.json"))
    }

    /// What was done in the box, in order.
    var deeds: [String] { daybook.deeds }

    /// Has an intent of the box run.
    ///
    /// - Parameters:
    ///   - intent: The intent's type.
    ///   - arguments: The values given.
    ///   - key: The key by which a repeat is known.
    ///   - answers: What the person answers.
    ///   - way: How it is asked for.
    func run(
        _ intent: String, _ arguments: JSONObject = [:], key: String? = nil, answers: [Answer] = [], by way: WayIn
    ) async throws -> Told {
        switch way {
        case .terminal:
            var words = ["run", "signalbox/\(intent)", "--arguments", JSONValue.object(arguments).text, "--json"]
            if let key { words += ["--idempotency-key", key] }
            return try await type(words, answers)
        case .scripted:
            var invocation = IntentInvocation(intent: "signalbox/\(intent)", arguments: arguments)
            invocation.idempotencyKey = key
            return try await script(answers) { system, script in
                try await system.run(invocation, through: script).json
            }
        case .client:
            let base = intent.dropLast("Intent".count)
            var metadata: JSONObject = ["progressToken": "run"]
            if let key { metadata["org.swift-app-intents/idempotencyKey"] = .string(key) }
            return try await call(
                "signalbox_" + base.prefix(1).lowercased() + base.dropFirst(), arguments, metadata, answers)
        }
    }

    /// Reads all of an entity.
    func get(_ uri: String, by way: WayIn) async throws -> Told {
        switch way {
        case .terminal: return try await type(["get", uri, "--json"], [])
        case .scripted: return try await script([]) { system, _ in try await system.entity(at: uri).json }
        case .client:
            return try await serving(Script([])) { client in
                let answer = try await client.call("resources/read", ["uri": .string(uri)])
                let text = answer["result"]?["contents"]?.array?.first?["text"]?.string
                return (text != nil, nil, text ?? answer.text)
            }
        }
    }

    /// A client of the served command, which has introduced itself.
    ///
    /// - Parameter person: Who answers questions; with `nil` the client has no way to ask anybody.
    func client(person: ServedClient.Person?) async throws -> ServedClient {
        let client = try ServedClient(
            ["serve"], environment: desk.environment(["TZ": TimeZone.current.identifier]), in: desk.root,
            person: person)
        try await client.introduce()
        return client
    }

    /// The system in this process, whose intents write to the daybook, with the command's journal and the configuration's policy.
    func system() throws -> IntentSystem {
        AppDependencyManager.shared.add(dependency: self.daybook)
        let journal = try SQLiteJournal(path: desk.root.appendingPathComponent("state/appintents/journal.sqlite").path)
        return IntentSystem(
            catalog: IntentCatalog(types: Self.types).removing(where: policy.removes), journal: journal,
            gatekeeper: PolicyGatekeeper(policy: policy))
    }

    // MARK: The ways

    private func type(_ words: [String], _ answers: [Answer]) async throws -> Told {
        let terminal = try TerminalSession(
            words, environment: desk.environment(["TZ": TimeZone.current.identifier]), in: desk.root, columns: 1000)
        // Ahead of the questions: the terminal keeps the lines until they are read.
        for answer in answers { terminal.type(answer.typed) }
        terminal.endInput()
        let status = try await terminal.end()
        let shown = terminal.shown
        let start = shown.range(of: "\n{")?.lowerBound ?? shown.firstIndex(of: "{")
        let outcome = start.flatMap { try? JSONValue(parsing: String(shown[$0...])) }
        let percent = shown.split(separator: "\n").last { $0.contains(" %") }?.split(separator: " ").first
        return Told(
            isDone: status == 0, outcome: outcome, words: shown, wasAsked: shown.contains("? "),
            progress: percent.flatMap { Double($0) }.map { $0 / 100 })
    }

    private func script(
        _ answers: [Answer], _ body: (IntentSystem, Script) async throws -> JSONValue
    ) async throws -> Told {
        let system = try system()
        let script = Script(answers)
        let result: Result<JSONValue, any Error>
        do {
            result = .success(try await body(system, script))
        } catch {
            result = .failure(error)
        }
        let outcome = try? result.get()
        let said =
            switch result {
            case .success(let outcome): outcome.text
            case .failure(let error): "\(error)"
            }
        return Told(
            isDone: outcome != nil, outcome: outcome, words: (script.questions + [said]).joined(separator: "\n"),
            wasAsked: !script.questions.isEmpty, progress: script.progress)
    }

    private func call(
        _ tool: String, _ arguments: JSONObject, _ metadata: JSONObject, _ answers: [Answer]
    ) async throws -> Told {
        try await serving(Script(answers)) { client in
            let result = try await client.tool(tool, .object(arguments), metadata: metadata)
            return (result["isError"] == false, result["structuredContent"], result.text)
        }
    }

    private func serving(
        _ script: Script, _ body: (ServedClient) async throws -> (isDone: Bool, outcome: JSONValue?, words: String)
    ) async throws -> Told {
        let client = try await client { script.result(of: $0) }
        let told = try await body(client)
        await client.hangUp()
        return Told(
            isDone: told.isDone, outcome: told.outcome,
            words: (script.questions + [told.words]).joined(separator: "\n"), wasAsked: !script.questions.isEmpty,
            progress: client.progress)
    }
}
