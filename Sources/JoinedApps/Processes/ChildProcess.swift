import Dispatch
import Foundation
import IntentRuntime
import Synchronization

/// A child of this process, spoken with by lines on its standard input and output.
///
/// It sees the end of its input when this process ends, however that ends.
package final class ChildProcess: Sendable {
    /// The longest line that a process may write, where nothing else is said.
    package static let lineLimit = 16 << 20
    /// How many bytes may wait to be read by a process.
    package static let inputLimit = ProcessInput.room
    /// How long a process may live on that has closed its output.
    private static let grace: Duration = .seconds(2)

    private struct State {
        var tail = ErrorTail()
        var isRunning = true
        var isInputOpen = true
        /// Why the process was stopped, where that was this one's doing.
        var reason: String?
    }

    private let spawned: SpawnedProcess
    private let input: ProcessInput
    private let limit: Int
    private let state = Mutex(State())
    private let exit = FirstAnswer<Int32>()
    /// Signalled at the end of the process's output, and of its standard error.
    private let outputEnd = DispatchSemaphore(value: 0)
    private let errorsEnd = DispatchSemaphore(value: 0)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - lineLimit: The longest line that it may write, in bytes; with a longer one it is stopped.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it cannot be started.
    package init(_ program: Program, lineLimit: Int = ChildProcess.lineLimit) throws(IntentSystemError) {
        // Writing to a process that is gone then fails, as any other write does.
        signal(SIGPIPE, SIG_IGN)
        limit = lineLimit
        spawned = try SpawnedProcess(program)
        input = ProcessInput(spawned.input)
    }

    /// The number of the process.
    package var processIdentifier: Int32 { spawned.number }

    /// What the process last said on standard error, up to 64 KB.
    package var errorOutput: String { state.withLock { $0.tail.text } }

    /// Starts to listen, which is done once.
    ///
    /// - Parameters:
    ///   - onLine: Called for each line that the process writes, in order, on a thread that may wait.
    ///   - onEnd: Called once, when the process has ended and all its lines were told.
    package func start(
        onLine: @escaping @Sendable ([UInt8]) -> Void, onEnd: @escaping @Sendable (ProcessEnd) -> Void
    ) {
        thread("errors of a child process") { [self] in
            Self.read(spawned.errors) { bytes in
                state.withLock { $0.tail.take(bytes) }
                return true
            }
            errorsEnd.signal()
        }
        thread("end of a child process") { [self] in exit.give(reap()) }
        thread("lines of a child process") { [self] in
            var lines = LineSplitter(limit: limit)
            Self.read(spawned.output) { bytes in
                if lines.take(bytes, onLine) { return true }
                stop(because: "wrote a line of more than \(limit) bytes")
                return false
            }
            outputEnd.signal()
            Task { onEnd(await end()) }
        }
    }

    /// Writes a line to the process; where it does not read what it is sent, it is stopped.
    ///
    /// - Parameter line: The line, without its line break.
    package func write(_ line: [UInt8]) {
        if !input.write(line), state.withLock({ $0.isRunning && $0.isInputOpen }) {
            stop(because: "did not read what it was sent")
        }
    }

    /// Ends the input of the process, which well-behaved programs take as the wish that they end.
    package func closeInput() {
        let wasOpen = state.withLock { state in
            defer { state.isInputOpen = false }
            return state.isInputOpen
        }
        if wasOpen { input.close() }
    }

    /// Ends the process at once, and what it has started.
    ///
    /// - Parameter reason: Why, as "wrote what is no answer", for the words about its end; the first reason counts.
    package func stop(because reason: String) {
        state.withLock { state in
            // Under the lock, since the number is another process's once this one has been waited for.
            guard state.isRunning else { return }
            if state.reason == nil { state.reason = reason }
            kill(-spawned.number, SIGKILL)
        }
    }

    // MARK: The end

    /// Waits for the process, on a thread of its own.
    private func reap() -> Int32 {
        var information = siginfo_t()
        while waitid(P_PID, id_t(spawned.number), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        // What it had to say is on its way. What it started and left behind may keep its output open, with nobody to speak with: that is
        // ended. Until it is waited for, the number is still its own.
        if outputEnd.wait(timeout: .now() + 1) == .timedOut { kill(-spawned.number, SIGKILL) }
        _ = errorsEnd.wait(timeout: .now() + 0.2)
        return state.withLock { state in
            state.isRunning = false
            var status: Int32 = 0
            while waitpid(spawned.number, &status, 0) < 0, errno == EINTR {}
            return status
        }
    }

    /// Waits for the end of a process that has closed its output.
    private func end() async -> ProcessEnd {
        let watchdog = Task {
            try await Task.sleep(for: Self.grace)
            stop(because: "closed its output")
        }
        let status = await exit.wait()
        watchdog.cancel()
        closeInput()
        let (reason, last) = state.withLock { ($0.reason, $0.tail.lastLine) }
        let words = reason.map { "\($0) and was stopped" } ?? Self.words(about: status)
        return ProcessEnd(words: words + (last.map { "; it last said: \($0)" } ?? ""), instant: .now)
    }

    private static func words(about status: Int32) -> String {
        let signal = status & 0x7F
        return signal == 0
            ? "ended with status \((status >> 8) & 0xFF)"
            : "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }

    // MARK: Reading

    /// Reads all there is, until told that no more is wanted, and closes the descriptor.
    private static func read(_ descriptor: Int32, _ handle: (ArraySlice<UInt8>) -> Bool) {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, handle(chunk[..<count]) else { break }
        }
        close(descriptor)
    }

    private func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        // Reading JSON descends as deep as the value does.
        thread.stackSize = 4 << 20
        thread.start()
    }
}
