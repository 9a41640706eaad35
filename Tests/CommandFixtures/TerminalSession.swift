import Foundation
import Glibc
import Synchronization

/// The `appintents` command on a pseudo-terminal, with somebody who reads and types.
package final class TerminalSession: Sendable {
    /// What was waited for did not come.
    package struct NothingCame: Error, CustomStringConvertible {
        package let wanted: String
        package let shown: String

        package var description: String { "'\(wanted)' did not come; the terminal shows: \(shown)" }
    }

    /// The system gives no pseudo-terminal.
    package struct NoTerminal: Error {}

    /// Linux's TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), macros that Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let master: Int32
    private let pid: Int32
    private let screen = Mutex<[UInt8]>([])

    /// Starts the command.
    ///
    /// - Parameters:
    ///   - arguments: The words after the command's name.
    ///   - environment: All that the command finds in its environment.
    ///   - folder: Where it runs.
    ///   - columns: How wide the terminal is.
    package init(_ arguments: [String], environment: [String: String], in folder: URL, columns: UInt16 = 80) throws {
        // As the C library's posix_openpt, unlockpt and ptsname do it, which Swift's module of it does not have.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &unlocked) == 0, ioctl(master, Self.getNumber, &number) == 0
        else {
            throw NoTerminal()
        }
        let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw NoTerminal() }
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(slave, UInt(TIOCSWINSZ), &size) == 0 else { throw NoTerminal() }
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        let process = Process()
        process.executableURL = Tool.path
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        let ended = Ended()
        process.terminationHandler = { process in
            let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
            ended.status.withLock { $0 = signal + process.terminationStatus }
        }
        try process.run()
        pid = process.processIdentifier
        self.ended = ended
        try handle.close()
        let descriptor = master
        Thread.detachNewThread { [weak self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0, let self else { return }
                self.screen.withLock { $0 += buffer[..<count] }
            }
        }
    }

    deinit {
        kill()
        close(master)
    }

    /// The end of the command, noted by whoever hears of it.
    private final class Ended: Sendable {
        let status = Mutex<Int32?>(nil)
    }

    private let ended: Ended

    /// All that the terminal was sent, with the line breaks a program writes.
    package var shown: String {
        String(decoding: screen.withLock { $0 }, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    }

    /// Waits until the terminal shows a text.
    package func wait(for text: String) async throws {
        for _ in 0..<3_000 {
            if shown.contains(text) { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw NothingCame(wanted: text, shown: shown)
    }

    /// Types a text and presses the return key.
    package func type(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Types no more: presses Ctrl-D at the beginning of a line.
    package func endInput() {
        _ = write(master, [4] as [UInt8], 1)
    }

    /// Sends what a terminal sends when Ctrl-C is pressed.
    package func interrupt() {
        _ = Glibc.kill(pid, SIGINT)
    }

    /// Ends the command as a machine that fails does: without its being told.
    package func kill() {
        _ = Glibc.kill(pid, SIGKILL)
    }

    /// Waits for the end; the exit status.
    package func end() async throws -> Int32 {
        for _ in 0..<3_000 {
            if let status = ended.status.withLock({ $0 }) {
                // What was written last may still be on its way through the terminal.
                var length = -1
                while length != screen.withLock({ $0.count }) {
                    length = screen.withLock { $0.count }
                    try await Task.sleep(for: .milliseconds(30))
                }
                return status
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw NothingCame(wanted: "the end", shown: shown)
    }
}
