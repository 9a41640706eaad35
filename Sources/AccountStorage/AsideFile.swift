import CLinuxFiles
import Foundation
import Glibc

/// A new file under a hidden name beside the place it is meant for, removed again unless it was renamed away.
struct AsideFile: ~Copyable {
    /// The hidden name.
    let name: String
    private let folder: Descriptor
    private var isOurs = true

    private init(name: String, folder: consuming Descriptor) {
        self.name = name
        self.folder = folder
    }

    /// Writes a file and waits until it is on the disk.
    ///
    /// - Parameters:
    ///   - content: What it holds.
    ///   - place: The place the file is meant for.
    ///   - attributes: What it is given beside that.
    static func write(
        _ content: FileContent, beside place: borrowing Place, attributes: FileAttributes = FileAttributes()
    ) throws(AccountFolderError) -> AsideFile {
        let folder = fcntl(place.folder.number, F_DUPFD_CLOEXEC, 0)
        guard folder >= 0 else { throw place.error("write") }
        let held = Descriptor(folder)
        let name = hiddenName()
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = clinuxfiles_openat(held.number, name, flags, attributes.mode ?? 0o666)
        guard number >= 0 else { throw place.error("write") }
        let file = Descriptor(number)
        let aside = AsideFile(name: name, folder: held)
        try attributes.apply(to: file, place: place)
        try content.write(to: file, place: place)
        try attributes.date(file, place: place)
        guard fsync(file.number) == 0 else { throw place.error("save") }
        return aside
    }

    /// Takes what bears a name out of sight, to look at it where nobody else writes to it.
    ///
    /// - Parameter place: The place.
    /// - Throws: ``AccountFolderError``; `notFound` where nothing is there.
    static func take(_ place: borrowing Place) throws(AccountFolderError) -> AsideFile {
        let folder = fcntl(place.folder.number, F_DUPFD_CLOEXEC, 0)
        guard folder >= 0 else { throw place.error("remove") }
        let name = hiddenName()
        guard renameat(folder, place.name, folder, name) == 0 else {
            let error = place.error("remove")
            close(folder)
            throw error
        }
        return AsideFile(name: name, folder: Descriptor(folder))
    }

    /// A name that no other file has.
    private static func hiddenName() -> String {
        ".~\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    }

    deinit {
        if isOurs { unlinkat(folder.number, name, 0) }
    }

    /// Says that the hidden name is gone, or now belongs to someone else's file, and is not to be removed.
    mutating func leave() {
        isOurs = false
    }

    /// What bears the hidden name now.
    ///
    /// - Parameter path: The path of the place, for the error.
    func state(path: String) throws(AccountFolderError) -> FileState {
        try FileState(of: name, in: folder, path: path)
    }
}
