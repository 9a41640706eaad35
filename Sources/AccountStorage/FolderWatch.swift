import CLinuxFiles
import Foundation
import Glibc
import Synchronization

/// Tells what other programs, and this one, change in a folder and below, for as long as it lives.
///
/// Changes that come soon after one another are told together. Where the system loses count of them, or a folder cannot be watched, that is
/// told as ``Change/everything``: whoever needs to know looks at all of it again.
package final class FolderWatch: Sendable {
    /// What has changed.
    package enum Change: Sendable, Equatable {
        /// The files of these paths were made, written, removed or renamed.
        case files(Set<String>)
        /// Any file or folder may have.
        case everything
    }

    /// The writing end of a pipe, whose closing ends the thread.
    private let end: Mutex<Int32?>

    /// Begins to watch: the folder itself at once, those below it on a thread of its own, soon after.
    ///
    /// - Parameters:
    ///   - folder: The folder. Names in it that start with a dot are passed over, and all below them.
    ///   - onChange: Called on that thread.
    /// - Throws: ``AccountFolderError/system(path:operation:code:)`` where the system has no descriptors or watches left.
    package init(
        _ folder: AccountFolder, onChange: @escaping @Sendable (Change) -> Void
    ) throws(AccountFolderError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw AccountFolderError(code: errno, path: folder.root.path, operation: "watch")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let queue: FolderEvents
        do throws(AccountFolderError) {
            queue = try FolderEvents(folder)
        } catch {
            for end in ends { close(end) }
            throw error
        }
        end = Mutex(ends[1])
        let stop = ends[0]
        let thread = Thread {
            queue.run(until: stop, onChange)
            close(stop)
        }
        thread.name = "changes of files"
        thread.start()
    }

    deinit {
        stop()
    }

    /// Watches no more. What is being told is told to its end.
    package func stop() {
        end.withLock { end in
            if let end { close(end) }
            end = nil
        }
    }
}
