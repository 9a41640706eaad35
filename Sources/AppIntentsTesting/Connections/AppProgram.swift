import Foundation
import IntentHosting
import IntentRuntime
import JSON
import Synchronization

/// A program that holds an app's intents, started when something is first asked of it, and again after it has ended.
///
/// There is one process a program, whatever number of tests ask it.
final class AppProgram: AppConnection {
    private static let all = Mutex<[String: AppProgram]>([:])

    private let program: URL
    private let process = Mutex<AppProcess?>(nil)

    private init(program: URL) {
        self.program = program
    }

    /// The program at a URL.
    ///
    /// - Parameter program: Where the program is.
    static func at(_ program: URL) -> AppProgram {
        let path = program.resolvingSymlinksInPath().path
        return all.withLock { all in
            if let known = all[path] { return known }
            let made = AppProgram(program: URL(fileURLWithPath: path))
            all[path] = made
            return made
        }
    }

    func send(
        _ method: String, _ params: JSONObject, answeredBy line: any HostLine, within limit: Duration
    ) async throws -> JSONValue {
        let process = try process.withLock { process in
            if let running = process, running.isRunning { return running }
            let started = try AppProcess(program)
            process = started
            return started
        }
        return try await process.send(method, params, answeredBy: line, within: limit)
    }
}
