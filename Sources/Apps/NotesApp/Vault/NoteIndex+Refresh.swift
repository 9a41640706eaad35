import AccountStorage
import Dispatch
import Foundation
import Glibc
import Synchronization

extension NoteIndex {
    /// How many notes are read before they are stored.
    private static let batchSize = 512
    /// How long after a change a file's time stamps may stand still, in nanoseconds: the clock of most file systems
    /// goes in steps of up to ten milliseconds.
    private static let settlingTime: Int64 = 100_000_000

    /// Brings the index up to date with the files.
    ///
    /// - Parameters:
    ///   - folder: The vault's folder.
    ///   - entries: What is in it now.
    ///   - onProgress: Called with how many of the changed notes have been read, and how many there are.
    /// - Returns: The paths of the notes that are there and cannot be read.
    /// - Throws: `SQLiteError`.
    func refresh(
        _ folder: AccountFolder, entries: [FolderEntry], onProgress: ((_ done: Int, _ total: Int) -> Void)?
    ) throws -> [String] {
        let present = entries.filter { !$0.status.isDirectory && NotePath.isNote($0.path) }
            .sorted { $0.path.utf8.precedes($1.path.utf8) }
        let (changed, gone) = Self.differences(known: try known(), present: present)
        try store([], removing: gone)
        var unreadable: [String] = []
        var done = 0
        if !changed.isEmpty { onProgress?(0, changed.count) }
        while done < changed.count {
            let batch = Array(changed[done..<min(done + Self.batchSize, changed.count)])
            let notes = Self.read(batch, in: folder)
            // What vanished or became unreadable since the look is no longer known.
            let missing = notes.count < batch.count ? Set(batch).subtracting(notes.map(\.path)) : []
            try store(notes, removing: Array(missing))
            unreadable += missing.filter { (try? folder.status($0)) != nil }
            done += batch.count
            onProgress?(done, changed.count)
        }
        return unreadable.sorted()
    }

    /// Compares two lists sorted by path.
    private static func differences(
        known: [Known], present: [FolderEntry]
    ) -> (changed: [String], gone: [String]) {
        var changed: [String] = []
        var gone: [String] = []
        var old = known.startIndex
        for entry in present {
            while old < known.endIndex, known[old].path.utf8.precedes(entry.path.utf8) {
                gone.append(known[old].path)
                old += 1
            }
            if old < known.endIndex, known[old].path.utf8.elementsEqual(entry.path.utf8) {
                if known[old].status != entry.status { changed.append(entry.path) }
                old += 1
            } else {
                changed.append(entry.path)
            }
        }
        gone += known[old...].map(\.path)
        return (changed, gone)
    }

    /// Reads notes on all cores.
    private static func read(_ paths: [String], in folder: AccountFolder) -> [IndexedNote] {
        let strands = max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count / 16))
        let all = Mutex<[IndexedNote]>([])
        DispatchQueue.concurrentPerform(iterations: strands) { strand in
            var notes: [IndexedNote] = []
            for path in stride(from: strand, to: paths.count, by: strands).map({ paths[$0] }) {
                guard let contents = try? folder.contents(of: path) else { continue }
                notes.append(IndexedNote(path: path, contents: settled(contents, now: now())))
            }
            all.withLock { $0 += notes }
        }
        return all.withLock { $0 }
    }

    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// The contents, with a status that no file has where the file was written just now: a second write within one
    /// step of the clock would not show, so the file is to be read once more.
    private static func settled(_ contents: FileContents, now: Int64) -> FileContents {
        let status = contents.status
        guard now - max(status.modified, status.changed) < settlingTime else { return contents }
        let unsettled = FileStatus(
            size: status.size, modified: status.modified, changed: -1, inode: status.inode,
            isDirectory: status.isDirectory)
        return FileContents(data: contents.data, status: unsettled, born: contents.born)
    }
}
