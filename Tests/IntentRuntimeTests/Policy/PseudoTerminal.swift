import Foundation
import Glibc
import Synchronization

/// A terminal in this process, with somebody who reads and types.
final class PseudoTerminal: Sendable {
    /// The system gives no pseudo-terminal, or what was waited for did not come.
    struct Failure: Error {
        let shown: String
    }

    /// Linux's TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), macros that Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    /// Where a program opens the terminal.
    let path: String

    private let master: Int32
    private let slave: Int32
    private let screen = Mutex<[UInt8]>([])

    init() throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, Self.setLock, &unlocked) == 0, ioctl(master, Self.getNumber, &number) == 0
        else { throw Failure(shown: "") }
        path = "/dev/pts/\(number)"
        // As long as one end is open, what was shown stays.
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw Failure(shown: "") }
    }

    deinit {
        close(slave)
        close(master)
    }

    /// Whether what is typed is shown.
    var isEchoing: Bool {
        var settings = termios()
        return tcgetattr(slave, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Types a text.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Waits until the terminal shows a text and what is typed is not shown; all that was shown.
    @discardableResult
    func wait(for text: String) async throws -> String {
        for _ in 0..<3_000 {
            let shown = read()
            if shown.contains(text), text == "\n" || !isEchoing { return shown }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Failure(shown: read())
    }

    private func read() -> String {
        screen.withLock { screen in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while case let count = Glibc.read(master, &buffer, buffer.count), count > 0 { screen += buffer[..<count] }
            return String(decoding: screen, as: UTF8.self)
        }
    }
}
