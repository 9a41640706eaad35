import AccountStorage
import Synchronization

/// Breaks off at a change, as a process does that is killed after it wrote the change down and before it made it.
final class BreakingRecorder: ChangeRecorder {
    private let inner: (any ChangeRecorder)?
    private let left: Mutex<Int>

    /// - Parameters:
    ///   - inner: What writes the changes down.
    ///   - count: How many changes are made before.
    init(_ inner: (any ChangeRecorder)?, after count: Int) {
        self.inner = inner
        left = Mutex(count)
    }

    func willChange(
        _ change: FileChange, from former: FormerFile?, in folder: AccountFolder
    ) throws(AccountFolderError) -> Int {
        let number = try inner?.willChange(change, from: former, in: folder) ?? 0
        let isLast = left.withLock { left in
            left -= 1
            return left < 0
        }
        if isLast { throw .notRecorded(path: change.path, reason: "killed") }
        return number
    }

    func didNotChange(_ number: Int) { inner?.didNotChange(number) }
}
