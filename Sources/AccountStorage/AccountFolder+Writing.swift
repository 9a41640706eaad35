import CLinuxFiles
import Foundation
import Glibc

extension AccountFolder {
    /// How often a replacement gives way to someone who writes at the same moment before it gives up.
    static let exchangeLimit = 16

    /// Makes a file that is not there yet.
    ///
    /// It appears complete or not at all.
    ///
    /// - Parameters:
    ///   - path: The file's path; its folder must exist.
    ///   - data: The file's bytes.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the name is taken, also by a link that leads nowhere.
    public func create(_ path: String, _ data: Data) throws(AccountFolderError) {
        try create(path, .data(data))
    }

    /// Makes a file that is not there yet and that only its owner may read.
    package func createPrivate(_ path: String, _ data: Data) throws(AccountFolderError) {
        try create(path, .data(data), attributes: FileAttributes(mode: 0o600), followsLinks: false)
    }

    /// Makes a file that is not there yet, of any content.
    func create(
        _ path: String, _ content: FileContent, attributes: FileAttributes = FileAttributes(), followsLinks: Bool = true
    ) throws(AccountFolderError) {
        let place = try place(path, followsLinks: followsLinks)
        try place.checkFree()
        var aside = try AsideFile.write(content, beside: place, attributes: attributes)
        try recorded({ () throws(AccountFolderError) in
            .creation(path: canonicalPath(of: place), as: .file(try content.digest(path: path)))
        }) { () throws(AccountFolderError) in
            try Self.rename(from: place.folder.number, aside.name, to: place, isDirectory: false)
        }
        aside.leave()
        try place.synchronizeFolder()
    }

    /// Replaces a file's bytes, unless another program changed them.
    ///
    /// The new bytes are written aside and swapped with the file in one step (`renameat2`, `RENAME_EXCHANGE`). What
    /// came out is then read again: where it is not what was expected, it is swapped back. So nothing that was written
    /// between the check and the swap is lost. The file keeps its mode. Where the path is a link to a file inside the
    /// folder, that file is replaced and the link stays.
    ///
    /// A file system without the exchange gets a plain rename after the check.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - data: The new bytes.
    ///   - isExpected: Whether the file's bytes are those the caller means to replace. Called twice when all goes well.
    /// - Throws: ``AccountFolderError``; `changedMeanwhile` with the bytes found where they are not as expected.
    public func replace(
        _ path: String, _ data: Data, expecting isExpected: (Data) -> Bool
    ) throws(AccountFolderError) {
        let place = try file(at: path)
        let before = try Self.contents(named: place.name, in: place)
        guard isExpected(before.data) else { throw .changedMeanwhile(path: path, found: before.data) }
        guard let original = place.status() else { throw place.error("look at") }
        var aside = try AsideFile.write(.data(data), beside: place, attributes: FileAttributes(replacing: original))
        try recorded(
            { () throws(AccountFolderError) in
                .replacement(path: canonicalPath(of: place), with: ContentDigest(of: data))
            }, from: FormerFile(.data(before.data), status: original)
        ) { () throws(AccountFolderError) in
            if try Self.exchange(aside.name, with: place) {
                try Self.settle(&aside, place: place, placed: data, expecting: isExpected)
            } else {
                let now = try Self.contents(named: place.name, in: place)
                guard isExpected(now.data) else { throw .changedMeanwhile(path: path, found: now.data) }
                guard renameat(place.folder.number, aside.name, place.folder.number, place.name) == 0 else {
                    throw place.error("replace")
                }
                aside.leave()
            }
        }
        try place.synchronizeFolder()
    }

    /// Checks what an exchange took out of a place, and puts it back where it is not what was expected.
    private static func settle(
        _ aside: inout AsideFile, place: borrowing Place, placed: Data, expecting isExpected: (Data) -> Bool
    ) throws(AccountFolderError) {
        let found: Data
        do {
            found = try contents(named: aside.name, in: place).data
        } catch {
            // No longer a file that can be read, so nobody's text to check: it goes back as it came.
            if try !exchange(aside.name, with: place) { aside.leave() }
            throw error
        }
        if isExpected(found) { return }
        var last = placed
        var out = found
        for _ in 0..<exchangeLimit {
            guard try exchange(aside.name, with: place) else { break }
            let replaced = try contents(named: aside.name, in: place).data
            // The place gave back what was put there last: the newest bytes of the other program are in it.
            if replaced == last { throw .changedMeanwhile(path: place.path, found: out) }
            last = out
            out = replaced
        }
        // The hidden file holds what the other program wrote, so it stays.
        aside.leave()
        throw .changedMeanwhile(path: place.path, found: out)
    }

    /// Gives a file or folder another path.
    ///
    /// A link is moved itself, not what it leads to.
    ///
    /// - Parameters:
    ///   - source: Its path.
    ///   - target: Its new path; the folder must exist.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the new name is taken.
    public func move(from source: String, to target: String) throws(AccountFolderError) {
        try move(from: place(source), to: place(target))
    }

    /// Gives what is at a place another one.
    func move(from: consuming Place, to: consuming Place) throws(AccountFolderError) {
        guard let status = from.status() else { throw from.error("move") }
        try to.checkFree()
        try recorded({ () throws(AccountFolderError) in
            .move(from: canonicalPath(of: from), to: canonicalPath(of: to), of: try from.state())
        }) { () throws(AccountFolderError) in
            try Self.rename(
                from: from.folder.number, from.name, to: to, isDirectory: status.isDirectory, source: from.path)
        }
        try to.synchronizeFolder()
        try from.synchronizeFolder()
    }

    /// Makes a folder.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - intermediate: Whether the folders on the way are made too; a folder that exists already is then no error.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the name is taken.
    public func makeFolder(_ path: String, intermediate: Bool = false) throws(AccountFolderError) {
        try makeFolder(path, intermediate: intermediate, mode: 0o777, followsLinks: true)
    }

    /// Makes a folder with permissions of its own.
    package func makeFolder(
        _ path: String, intermediate: Bool = false, mode: UInt32, followsLinks: Bool
    ) throws(AccountFolderError) {
        let components = try RelativePath(path).components
        for end in (intermediate ? 1 : components.count)...components.count {
            let partial = components[..<end].joined(separator: "/")
            let place = try place(partial, followsLinks: followsLinks)
            if place.status() == nil {
                do throws(AccountFolderError) {
                    try recorded({ .newFolder(path: canonicalPath(of: place), isOnTheWay: intermediate) }) {
                        () throws(AccountFolderError) in
                        guard mkdirat(place.folder.number, place.name, mode) == 0 else { throw place.error("make") }
                    }
                    try place.synchronizeFolder()
                    continue
                } catch .alreadyExists {
                    // Somebody else was faster.
                }
            }
            guard intermediate, try self.status(partial, followsLinks: followsLinks).isDirectory else {
                throw .alreadyExists(path: partial)
            }
        }
    }

    /// Removes a file, a link or an empty folder.
    ///
    /// - Parameter path: Its path.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where a folder still has something in it.
    public func remove(_ path: String) throws(AccountFolderError) {
        let place = try place(path)
        guard let status = place.status() else { throw place.error("remove") }
        let file = try status.isRegularFile ? place.openFile() : nil
        try remove(place, isDirectory: status.isDirectory, keeping: file)
    }

    /// Removes what is at a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - isDirectory: Whether it is a folder.
    ///   - file: The file there, opened, whose content is kept where that is wanted.
    func remove(
        _ place: borrowing Place, isDirectory: Bool, keeping file: consuming Descriptor?
    ) throws(AccountFolderError) {
        let number = file?.number
        let former = number.flatMap { number in
            file?.status().map { FormerFile(.file(number), status: $0) }
        }
        try recorded(
            { () throws(AccountFolderError) in .removal(path: canonicalPath(of: place), of: try place.state()) },
            from: former
        ) { () throws(AccountFolderError) in
            guard unlinkat(place.folder.number, place.name, isDirectory ? AT_REMOVEDIR : 0) == 0 else {
                throw place.error("remove")
            }
        }
        try place.synchronizeFolder()
    }

    // MARK: Steps

    static func contents(
        named name: String, in place: borrowing Place
    ) throws(AccountFolderError) -> FileContents {
        let number = clinuxfiles_openat(
            place.folder.number, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0)
        guard number >= 0 else { throw place.error("read") }
        return try contents(of: Descriptor(number), path: place.path)
    }

    /// Swaps a name with a place; false where the file system cannot.
    static func exchange(_ name: String, with place: borrowing Place) throws(AccountFolderError) -> Bool {
        let folder = place.folder.number
        if clinuxfiles_renameat2(folder, name, folder, place.name, CLINUXFILES_RENAME_EXCHANGE) == 0 { return true }
        if isUnsupported(errno) { return false }
        throw place.error("replace")
    }

    /// Renames without ever replacing.
    static func rename(
        from folder: Int32, _ name: String, to place: borrowing Place, isDirectory: Bool, source: String? = nil
    ) throws(AccountFolderError) {
        let target = place.folder.number
        if clinuxfiles_renameat2(folder, name, target, place.name, CLINUXFILES_RENAME_NOREPLACE) == 0 { return }
        guard isUnsupported(errno) else { throw renameError(place, source: source) }
        // Without the flag, taking the name with something empty is what cannot replace; then that gives way.
        if isDirectory {
            guard mkdirat(target, place.name, 0o777) == 0 else { throw renameError(place, source: source) }
        } else {
            let number = clinuxfiles_openat(target, place.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard number >= 0 else { throw renameError(place, source: source) }
            close(number)
        }
        guard renameat(folder, name, target, place.name) == 0 else {
            let error = renameError(place, source: source)
            unlinkat(target, place.name, isDirectory ? AT_REMOVEDIR : 0)
            throw error
        }
    }

    private static func renameError(_ place: borrowing Place, source: String?) -> AccountFolderError {
        if errno == ENOENT, let source { return .notFound(path: source) }
        return place.error("write")
    }

    private static func isUnsupported(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == EOPNOTSUPP
    }
}
