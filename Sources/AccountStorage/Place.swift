import CLinuxFiles
import Glibc

/// A name in a folder that is held open: where a file is, or will be.
struct Place: ~Copyable {
    /// The folder, opened beneath the root.
    let folder: Descriptor
    /// The file's name in it, which is no link where the place was made by ``AccountFolder/file(at:)``.
    let name: String
    /// The path the caller gave, for messages.
    let path: String

    func error(_ operation: String) -> AccountFolderError {
        AccountFolderError(code: errno, path: path, operation: operation)
    }

    /// The status of what bears the name, a link itself rather than its target; nil with `errno` where there is
    /// nothing.
    func status() -> stat? {
        var status = stat()
        return fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Makes the folder's entries last through a power cut.
    func synchronizeFolder() throws(AccountFolderError) {
        // The folder was opened with O_PATH, which cannot be synchronised.
        let number = clinuxfiles_openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
        guard number >= 0 else {
            // A folder that may be written but not read; its entry is in place all the same.
            if errno == EACCES { return }
            throw error("save")
        }
        let opened = Descriptor(number)
        // Some network file systems have no such call for folders.
        guard fsync(opened.number) == 0 || errno == EINVAL else { throw error("save") }
    }
}

extension AccountFolder {
    /// The place a path names, whatever is there.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - followsLinks: Whether the folders on the way may be links, inside the root.
    func place(_ path: String, followsLinks: Bool = true) throws(AccountFolderError) -> Place {
        let checked = try RelativePath(path)
        let folder = try openParent(of: checked, followsLinks: followsLinks)
        return Place(folder: folder, name: checked.leaf, path: path)
    }

    /// The place of the file a path leads to, behind any links.
    func file(at path: String) throws(AccountFolderError) -> Place {
        let place = try place(path)
        guard let status = place.status() else { throw place.error("look at") }
        guard status.isLink else { return place }
        var walk = try PathWalk(root: rootDescriptor, path: RelativePath(path), followsLinks: true)
        let name = try walk.leaf()
        let number = fcntl(walk.folder, F_DUPFD_CLOEXEC, 0)
        guard number >= 0 else { throw place.error("open") }
        return Place(folder: Descriptor(number), name: name, path: path)
    }
}

extension Place {
    /// Makes sure that nothing bears the name, not even a link that leads nowhere.
    func checkFree() throws(AccountFolderError) {
        if status() != nil { throw .alreadyExists(path: path) }
    }

    /// Opens the file that bears the name; a link is not followed.
    func openFile() throws(AccountFolderError) -> Descriptor {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let number = clinuxfiles_openat(folder.number, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0)
        guard number >= 0 else { throw error("read") }
        return Descriptor(number)
    }

    /// What bears the name; a link is not followed.
    func state() throws(AccountFolderError) -> FileState {
        try FileState(of: name, in: folder, path: path)
    }
}
