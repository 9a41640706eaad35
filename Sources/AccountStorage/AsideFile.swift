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
    ///   - data: The bytes.
    ///   - place: The place the file is meant for.
    ///   - original: The status of the file to be replaced, whose mode and owner are kept.
    static func write(
        _ data: Data, beside place: borrowing Place, original: stat? = nil
    ) throws(AccountFolderError) -> AsideFile {
        let name = ".~\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
        let folder = fcntl(place.folder.number, F_DUPFD_CLOEXEC, 0)
        guard folder >= 0 else { throw place.error("write") }
        let held = Descriptor(folder)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let number = clinuxfiles_openat(held.number, name, flags, 0o666)
        guard number >= 0 else { throw place.error("write") }
        let file = Descriptor(number)
        let aside = AsideFile(name: name, folder: held)
        if let original {
            // Another owner's file can be written through its group; giving it away is not permitted then, nor needed.
            _ = fchown(file.number, original.st_uid, original.st_gid)
            guard fchmod(file.number, original.st_mode & 0o7777) == 0 else { throw place.error("write") }
        }
        try write(data, to: file, place: place)
        guard fsync(file.number) == 0 else { throw place.error("save") }
        return aside
    }

    deinit {
        if isOurs { unlinkat(folder.number, name, 0) }
    }

    /// Says that the hidden name is gone, or now belongs to someone else's file, and is not to be removed.
    mutating func leave() {
        isOurs = false
    }

    private static func write(
        _ data: Data, to file: borrowing Descriptor, place: borrowing Place
    ) throws(AccountFolderError) {
        var written = 0
        while written < data.count {
            let count = data.withUnsafeBytes { buffer in
                Glibc.write(file.number, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw place.error("write")
            }
            written += count
        }
    }
}
