import CLinuxFiles
import Glibc

/// What a new file is given beside its content.
struct FileAttributes {
    /// Its permissions; `nil` for those that the process gives new files.
    var mode: UInt32?
    /// When its content was last written, in nanoseconds since 1970; `nil` for now.
    var modified: Int64?
    /// The owner's and the group's number, as far as they may be given; `nil` for the process's own.
    var owner: (user: UInt32, group: UInt32)?

    init(mode: UInt32? = nil, modified: Int64? = nil) {
        self.mode = mode
        self.modified = modified
    }

    /// The mode and the owner of a file that is to be replaced.
    init(replacing original: stat) {
        mode = UInt32(original.st_mode & 0o7777)
        owner = (original.st_uid, original.st_gid)
    }

    /// Gives them to an open file.
    func apply(to file: borrowing Descriptor, place: borrowing Place) throws(AccountFolderError) {
        if let owner {
            // Another owner's file can be written through its group; giving it away is not permitted then, nor needed.
            _ = fchown(file.number, owner.user, owner.group)
        }
        if let mode { guard fchmod(file.number, mode) == 0 else { throw place.error("write") } }
    }

    /// Gives an open file, whose content is written, its date.
    func date(_ file: borrowing Descriptor, place: borrowing Place) throws(AccountFolderError) {
        guard let modified else { return }
        let time = timespec(tv_sec: Int(modified / 1_000_000_000), tv_nsec: Int(modified % 1_000_000_000))
        let unchanged = timespec(tv_sec: 0, tv_nsec: Int(CLINUXFILES_UTIME_OMIT))
        guard futimens(file.number, [unchanged, time]) == 0 else { throw place.error("write") }
    }
}
