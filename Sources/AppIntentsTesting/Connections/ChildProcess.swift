import Foundation
import IntentHosting
import IntentRuntime
import JSON
import Synchronization

/// A process of this one's, spoken with by lines of JSON; it ends with this one, which its input ends with.
final class ChildProcess: Sendable {
    /// How much of what the process says on standard error is kept for an error.
    private static let wordsKept = 20

    private struct Exit: Sendable {
        let status: Int32
        let wasSignal: Bool
    }

    /// The program, in words for an error.
    let name: String
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private let writer: LineOutput
    private let exit = FirstAnswer<Exit?>()
    private let words = Mutex<[String]>([])

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Where it is.
    ///   - environment: What its environment has beyond this process's.
    /// - Throws: ``IntentTestingError`` where it cannot be started.
    init(_ program: URL, environment: [String: String]) throws(IntentTestingError) {
        name = "the app '\(program.lastPathComponent)' (\(program.path))"
        // Writing to a process that is gone then fails, as any other write does.
        signal(SIGPIPE, SIG_IGN)
        writer = LineOutput(input.fileHandleForWriting.fileDescriptor)
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { [exit] process in
            exit.give(Exit(status: process.terminationStatus, wasSignal: process.terminationReason == .uncaughtSignal))
        }
        // A child of this one's that is started meanwhile must not keep the pipe open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        do {
            try process.run()
        } catch {
            throw IntentTestingError(.unknownApp, "\(name) cannot be started: \(error.localizedDescription)")
        }
    }

    deinit {
        try? input.fileHandleForWriting.close()
    }

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - onLine: Called for each line that the process writes, in order.
    ///   - onEnd: Called when it has ended, with words about how.
    func start(
        onLine: @escaping @Sendable ([UInt8]) -> Void, onEnd: @escaping @Sendable (String) -> Void
    ) {
        LineInput(errors.fileHandleForReading.fileDescriptor).start(name: "app's errors") { [self] line in
            if let line { keep(line) }
        }
        LineInput(output.fileHandleForReading.fileDescriptor).start(name: "app's answers") { [self] line in
            if let line { return onLine(line) }
            Task {
                // A process that closes its output and goes on will never answer.
                let grace = Task {
                    try await Task.sleep(for: .seconds(2))
                    kill()
                    exit.give(nil)
                }
                let how = await exit.wait()
                grace.cancel()
                onEnd(words(about: how))
            }
        }
    }

    /// Writes a line to the process.
    func write(_ message: JSONValue) {
        writer.write(message)
    }

    /// Ends the process at once.
    func kill() {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    private func keep(_ line: [UInt8]) {
        FileHandle.standardError.write(Data(line + [UInt8(ascii: "\n")]))
        words.withLock { words in
            // What follows the runtime's word of a crash is a backtrace, which would leave no room for anything else.
            if words.last?.contains("*** Program crashed:") == true { return }
            words.append(String(decoding: line.prefix(500), as: UTF8.self))
            if words.count > Self.wordsKept { words.removeFirst() }
        }
    }

    private func words(about exit: Exit?) -> String {
        let how =
            switch exit {
            case let exit? where exit.wasSignal:
                "ended by signal \(exit.status) (\(String(cString: strsignal(exit.status))))"
            case let exit?: "ended with status \(exit.status)"
            case nil: "closed its output and was stopped"
            }
        let last = words.withLock { $0 }
        return "\(name) \(how)" + (last.isEmpty ? "" : "; it last said:\n" + last.joined(separator: "\n"))
    }
}
