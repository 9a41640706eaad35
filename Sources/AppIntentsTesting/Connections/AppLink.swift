import AppIntents
import Foundation
import IntentHosting
import JSON
import Synchronization

/// The app of some definitions, found when something is first asked of it.
final class AppLink: IntentValueOrigin {
    let bundleIdentifier: String
    private let executable: URL?
    private let dependencies: AppDependencyManager?
    private let now: Date?
    private let timeLimit: Duration
    private let found = Mutex<(any AppConnection)?>(nil)

    init(
        bundleIdentifier: String, executable: URL?, dependencies: AppDependencyManager?, now: Date?,
        timeLimit: Duration
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.executable = executable
        self.dependencies = dependencies
        self.now = now
        self.timeLimit = timeLimit
    }

    /// Has the app do something.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - params: With what.
    ///   - line: Answers the app's questions.
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``, or `CancellationError` where the task is cancelled.
    func send(
        _ method: String, _ params: JSONObject, answeredBy line: any HostLine = SilentLine()
    ) async throws -> JSONValue {
        var params = params
        params["now"] = now.map { .number($0.timeIntervalSinceReferenceDate) }
        params["timeLimit"] = .number(timeLimit / .seconds(1))
        return try await connection().send(method, params, answeredBy: line, within: timeLimit)
    }

    /// Has the app do something that gives entities or other values.
    func list(_ method: String, _ params: JSONObject) async throws -> [IntentValueContainer] {
        let answer = try await send(method, params)
        return (answer.array ?? []).map { WireValue.container($0, origin: self) }
    }

    /// Has the app do something that gives one value.
    func value(_ method: String, _ params: JSONObject) async throws -> IntentValueContainer {
        WireValue.container(try await send(method, params), origin: self)
    }

    private func connection() throws -> any AppConnection {
        try found.withLock { found in
            if let found { return found }
            let connection = try connect()
            found = connection
            return connection
        }
    }

    private func connect() throws -> any AppConnection {
        if executable == nil, let id = InstalledApps.linkedApp(bundleIdentifier) {
            // A test with dependencies of its own stands for the app's beginning.
            if dependencies == nil { LinkedExtensions.start(of: id) }
            return LinkedApp(
                host: IntentHost(app: HostedApp(id: id)), dependencies: dependencies)
        }
        guard let program = executable ?? InstalledApps.program(bundleIdentifier) else {
            throw IntentTestingError(.unknownApp, InstalledApps.words(for: bundleIdentifier))
        }
        guard dependencies == nil else {
            throw IntentTestingError(
                .unsupported,
                "'\(bundleIdentifier)' runs in a process of its own, '\(program.path)', which takes no dependencies of "
                    + "the test's; let the app register them, by an intent for tests")
        }
        return AppProgram.at(program)
    }
}
