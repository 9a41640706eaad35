import Foundation
import Synchronization

/// Tells on a terminal how far work is that takes more than a second, on a line that goes away when it is done.
package final class ProgressLine: Sendable {
    private let what: String
    private let start = Mutex<ContinuousClock.Instant?>(nil)
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    package init(_ what: String) {
        self.what = what
    }

    /// Tells how much is done.
    package func show(_ done: Int, of total: Int) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        let now = ContinuousClock.now
        // The work begins when it is first told of, not when the command does: a person may have been asked before.
        let start = start.withLock { start in
            start = start ?? now
            return start ?? now
        }
        let isShown = last.withLock { $0 != nil }
        if done >= total {
            if isShown { write("\r\u{1B}[K") }
            last.withLock { $0 = nil }
            return
        }
        guard start.duration(to: now) > .seconds(1) else { return }
        let isDue = last.withLock { last in
            guard last.map({ $0.duration(to: now) > .milliseconds(100) }) ?? true else { return false }
            last = now
            return true
        }
        if isDue { write("\r\(what): \(done.formatted()) of \(total.formatted())\u{1B}[K") }
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
