import CLinuxFiles
import Foundation
import Glibc

/// The events of inotify for a folder and all below it, read by one thread.
///
/// Made on one thread and handed to the one that reads it; from then on no other touches it, so it needs no lock.
final class FolderEvents: @unchecked Sendable {
    /// What is told of: the writing, making, removing and renaming of files.
    private static let wanted =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    /// How long is waited for more before changes are told, and how long at most, in milliseconds.
    private static let quiet: Int32 = 50
    private static let longestWait: Duration = .milliseconds(500)
    /// The most files that are told one by one.
    private static let mostFiles = 1000
    /// The head of an event: what is watched, what happened, what belongs together, and how long the name is.
    private static let headSize = 16

    private let folder: AccountFolder
    private let queue: Int32
    /// The paths of the folders that are watched, by the system's numbers; that of the root is empty.
    private var paths: [Int32: String] = [:]
    private var files: Set<String> = []
    private var isEverything = false

    /// Opens a queue for events, and watches the folder itself.
    init(_ folder: AccountFolder) throws(AccountFolderError) {
        self.folder = folder
        queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard queue >= 0 else { throw AccountFolderError(code: errno, path: folder.root.path, operation: "watch") }
        try watch("")
    }

    deinit {
        close(queue)
    }

    /// Tells changes until a descriptor is readable.
    func run(until stop: Int32, _ onChange: (FolderWatch.Change) -> Void) {
        watchBelow("")
        while wait(for: stop, milliseconds: -1) == .event {
            let deadline = ContinuousClock.now + Self.longestWait
            repeat {
                readEvents()
            } while ContinuousClock.now < deadline
                && wait(for: stop, milliseconds: Self.quiet) == .event
            tell(onChange)
        }
    }

    private enum Wait {
        case event
        case nothing
        case end
    }

    private func wait(for stop: Int32, milliseconds: Int32) -> Wait {
        var waits = [
            pollfd(fd: queue, events: Int16(POLLIN), revents: 0), pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waits, nfds_t(waits.count), milliseconds) < 0 { guard errno == EINTR else { return .end } }
        if waits[1].revents != 0 { return .end }
        return waits[0].revents != 0 ? .event : .nothing
    }

    private func tell(_ onChange: (FolderWatch.Change) -> Void) {
        if isEverything || files.count > Self.mostFiles {
            onChange(.everything)
        } else if !files.isEmpty {
            onChange(.files(files))
        }
        isEverything = false
        files = []
    }

    // MARK: Watching

    /// Watches one folder, wherever its path leads by now, as long as that is inside.
    private func watch(_ path: String) throws(AccountFolderError) {
        let place = path.isEmpty ? nil : try RelativePath(path)
        let descriptor = try folder.open(place, flags: CLINUXFILES_O_PATH | O_DIRECTORY, followsLinks: false)
        let number = inotify_add_watch(queue, "/proc/self/fd/\(descriptor.number)", Self.wanted)
        guard number >= 0 else { throw AccountFolderError(code: errno, path: path, operation: "watch") }
        paths[number] = path
    }

    /// Watches all folders below one; what is made in them meanwhile is found by the next look.
    private func watchBelow(_ path: String) {
        guard let entries = try? folder.entries(in: path) else { return }
        for entry in entries where entry.status.isDirectory { try? watch(entry.path) }
    }

    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(queue, &buffer, buffer.count)
        guard count > 0 else { return }
        buffer.withUnsafeBytes { bytes in
            var start = 0
            while start + Self.headSize <= count {
                let number = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
                let happened = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
                let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                let name = bytes[(start + Self.headSize)..<min(start + Self.headSize + length, count)]
                take(happened, name.prefix { $0 != 0 }, in: number)
                start += Self.headSize + length
            }
        }
    }

    private func take(_ happened: UInt32, _ name: some Collection<UInt8>, in number: Int32) {
        if happened & UInt32(IN_Q_OVERFLOW) != 0 {
            isEverything = true
            // Folders may have been made that nobody told of.
            return watchBelow("")
        }
        guard let parent = paths[number] else { return }
        if happened & UInt32(IN_IGNORED) != 0 {
            paths[number] = nil
            return
        }
        guard !name.isEmpty else {
            // It is the folder itself, of which its parent tells too; the root has none.
            if parent.isEmpty { isEverything = true }
            return
        }
        guard name.first != UInt8(ascii: "."), let text = String(validating: name, as: UTF8.self) else { return }
        let path = parent.isEmpty ? text : parent + "/" + text
        guard happened & UInt32(IN_ISDIR) != 0 else {
            files.insert(path)
            return
        }
        guard happened & (UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)) != 0
        else { return }
        isEverything = true
        // A folder that was moved is watched under its former path until it is watched again under the new one.
        if happened & UInt32(IN_MOVED_FROM) != 0 {
            for (number, watched) in paths where watched == path || watched.hasPrefix(path + "/") {
                inotify_rm_watch(queue, number)
            }
        }
        if happened & (UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)) != 0 {
            try? watch(path)
            watchBelow(path)
        }
    }
}
