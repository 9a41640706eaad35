import Foundation
import JSON

/// The `appintents` command as it was built, run as a person or a script runs it.
package struct Tool {
    /// What a run of the command left behind.
    package struct Result {
        /// The exit status; 128 and the signal's number where a signal ended it.
        package let status: Int32
        /// What was written to standard output.
        package let output: String
        /// What was written to standard error.
        package let complaints: String

        /// The one JSON value on standard output.
        package var json: JSONValue {
            get throws { try JSONValue(parsing: output) }
        }
    }

    /// The command did not end in time.
    package struct TookTooLong: Error {
        package let arguments: [String]
    }

    /// Where the command lies: beside the tests.
    package static var path: URL {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("appintents")
    }

    /// Runs the command without a terminal.
    ///
    /// - Parameters:
    ///   - arguments: The words after the command's name.
    ///   - program: Another program that the build puts beside the command.
    ///   - environment: All that the command finds in its environment.
    ///   - folder: A folder for the command's streams, which is also where it runs.
    ///   - input: What it reads from standard input.
    package static func run(
        _ arguments: [String], of program: String = "appintents", environment: [String: String], in folder: URL,
        input: String = ""
    ) async throws -> Result {
        let streams = folder.appendingPathComponent("streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let files = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
        try Data(input.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = path.deletingLastPathComponent().appendingPathComponent(program)
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        let status = try await end(of: process, arguments)
        return Result(
            status: status, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            complaints: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// Starts a process and waits for its end, but not for ever.
    private static func end(of process: Process, _ arguments: [String]) async throws -> Int32 {
        let ended = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.continuation.finish() }
        try process.run()
        let pid = process.processIdentifier
        let watchdog = Task {
            try await Task.sleep(for: .seconds(60))
            kill(pid, SIGKILL)
        }
        for await _ in ended.stream {}
        watchdog.cancel()
        if process.terminationReason == .uncaughtSignal {
            if process.terminationStatus == SIGKILL { throw TookTooLong(arguments: arguments) }
            return 128 + process.terminationStatus
        }
        return process.terminationStatus
    }
}
