import CommandFixtures
import Foundation
import Synchronization
import Testing

/// The command `serve --http`, as a process of its own.
final class ServingCommand: Sendable {
    /// The command ended before it said where it listens.
    struct Ended: Error {
        let words: String
    }

    private let process = Process()
    private let words = Mutex("")
    private let end = AsyncStream<Void>.makeStream()

    /// Starts the command.
    init(_ desk: Desk, _ arguments: [String]) throws {
        let errors = Pipe()
        process.executableURL = Tool.path
        process.arguments = ["--notes", desk.notes.path] + arguments
        process.environment = desk.environment()
        process.currentDirectoryURL = desk.root
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let reading = errors.fileHandleForReading
        Thread.detachNewThread { [weak self, end] in
            while case let data = reading.availableData, !data.isEmpty {
                self?.words.withLock { $0 += String(decoding: data, as: UTF8.self) }
            }
            end.continuation.finish()
        }
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// How many bytes of memory it has that are not mapped of files.
    var memory: Int {
        get throws {
            let status = try String(contentsOfFile: "/proc/\(processIdentifier)/status", encoding: .utf8)
            let found = try #require(status.firstMatch(of: /RssAnon:\s+([0-9]+) kB/))
            return try #require(Int(found.1)) << 10
        }
    }

    /// The port that it says it listens on.
    func port() async throws -> UInt16 {
        var port: UInt16?
        try await eventually {
            let words = words.withLock(\.self)
            port = words.firstMatch(of: /at http:\/\/[0-9.]+:([0-9]+)\/mcp/).flatMap { UInt16($0.1) }
            if port == nil, !process.isRunning { throw Ended(words: words) }
            return port != nil
        }
        guard let port else { throw Ended(words: "") }
        return port
    }

    /// Waits for its end, but not for ever: the exit status, and all that it said.
    func ended() async throws -> (status: Int32, words: String) {
        let watchdog = Task { [processIdentifier] in
            try await Task.sleep(for: .seconds(60))
            kill(processIdentifier, SIGKILL)
        }
        defer { watchdog.cancel() }
        for await _ in end.stream {}
        process.waitUntilExit()
        return (process.terminationStatus, words.withLock(\.self))
    }
}
