import CLinuxFiles
import Foundation
import Glibc

/// What takes changes back. No symbolic link is followed here, in no component of a path: somebody else may have put it
/// there since. Each call leaves all as it was where it throws.
extension AccountFolder {
    /// What is at a path.
    ///
    /// - Parameter path: The path, of which no component is followed where it is a link.
    /// - Returns: What is there; `nothing` too where a folder on the way is missing.
    /// - Throws: ``AccountFolderError``.
    public func state(at path: String) throws(AccountFolderError) -> FileState {
        do throws(AccountFolderError) {
            return try place(path, followsLinks: false).state()
        } catch .notFound {
            return .nothing
        } catch .system(_, _, ELOOP) {
            // A folder on the way is a link by now.
            return .nothing
        }
    }

    /// All names in a folder, those that start with a dot too.
    ///
    /// - Parameter path: The folder's path; empty for the root.
    /// - Throws: ``AccountFolderError``.
    public func allNames(in path: String) throws(AccountFolderError) -> [String] {
        let folder = try open(
            path.isEmpty ? nil : RelativePath(path), flags: O_RDONLY | O_DIRECTORY, followsLinks: false)
        let number = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
        guard number >= 0, let stream = fdopendir(number) else {
            if number >= 0 { close(number) }
            throw AccountFolderError(code: errno, path: path, operation: "list")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            guard let pointer = entry.pointer(to: \.d_name) else { continue }
            let name = pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes a file again that is gone, with its content, date and permissions. Missing folders are made.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - kept: What it was.
    ///   - folder: The folder that this is kept in.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the name is taken.
    public func restore(_ path: String, from kept: KeptFile, in folder: AccountFolder) throws(AccountFolderError) {
        let source = try folder.place(kept.path, followsLinks: false).openFile()
        try makeParent(of: path)
        try create(
            path, .file(source.number), attributes: FileAttributes(mode: kept.mode, modified: kept.modified),
            followsLinks: false)
    }

    /// Puts a file's former content back, with its date, where the file is as it was left.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - kept: What it was.
    ///   - folder: The folder that this is kept in.
    ///   - digest: The content that the file is to have now.
    /// - Throws: ``AccountFolderError``; `notAsLeft` where it has another.
    public func restore(
        _ path: String, from kept: KeptFile, in folder: AccountFolder, replacing digest: ContentDigest
    ) throws(AccountFolderError) {
        let source = try folder.place(kept.path, followsLinks: false).openFile()
        let place = try place(path, followsLinks: false)
        try place.check(.file(digest))
        let present = try place.openFile()
        guard let original = present.status() else { throw place.error("look at") }
        var attributes = FileAttributes(replacing: original)
        attributes.modified = kept.modified
        var aside = try AsideFile.write(.file(source.number), beside: place, attributes: attributes)
        let former = try DigestContext.digest(of: source.number, path: path)
        try recorded(
            { .replacement(path: canonicalPath(of: place), with: former) },
            from: FormerFile(.file(present.number), status: original)
        ) { () throws(AccountFolderError) in
            if try Self.exchange(aside.name, with: place) {
                try Self.settle(&aside, place: place, placed: .file(former), expecting: .file(digest))
            } else {
                try place.check(.file(digest))
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
        _ aside: inout AsideFile, place: borrowing Place, placed: FileState, expecting expected: FileState
    ) throws(AccountFolderError) {
        var out = try aside.state(path: place.path)
        if out == expected { return }
        let found = out
        var last = placed
        for _ in 0..<exchangeLimit {
            guard try exchange(aside.name, with: place) else { break }
            let replaced = try aside.state(path: place.path)
            // The place gave back what was put there last: the newest content of the other program is in it.
            if replaced == last { throw .notAsLeft(path: place.path, found: found) }
            last = out
            out = replaced
        }
        // The hidden file holds what the other program wrote, so it stays.
        aside.leave()
        throw .notAsLeft(path: place.path, found: found)
    }

    /// Moves something that is as it was left. Missing folders are made.
    ///
    /// - Parameters:
    ///   - source: Its path.
    ///   - target: Its new path.
    ///   - state: What is to be there.
    /// - Throws: ``AccountFolderError``; `notAsLeft` where it is something else, `alreadyExists` where the new name is
    ///   taken.
    public func move(
        from source: String, to target: String, expecting state: FileState
    ) throws(AccountFolderError) {
        let place = try place(source, followsLinks: false)
        try place.check(state)
        try makeParent(of: target)
        try move(from: place, to: self.place(target, followsLinks: false))
    }

    /// Moves a file to the trash, into the same folders as it is in, where it is as it was left.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - state: What is to be there; `nil` for anything.
    /// - Returns: The path it has now; a number was added to its name where that was taken.
    /// - Throws: ``AccountFolderError``; `notFound` where the folder has no trash.
    @discardableResult
    public func moveToTrash(_ path: String, expecting state: FileState? = nil) throws(AccountFolderError) -> String {
        guard let trash else { throw .notFound(path: "trash") }
        let checked = try RelativePath(path)
        let bin = checked.parent.isEmpty ? trash : trash + "/" + checked.parent
        if let state { try place(path, followsLinks: false).check(state) }
        try makeFolder(bin, intermediate: true, mode: 0o777, followsLinks: state == nil)
        var number = 1
        while true {
            let target = bin + "/" + (number == 1 ? checked.leaf : FileName.numbered(checked.leaf, number))
            do throws(AccountFolderError) {
                try move(
                    from: place(path, followsLinks: state == nil), to: place(target, followsLinks: state == nil))
                return target
            } catch .alreadyExists {
                number += 1
            }
        }
    }

    /// Removes something for good where it is as it was left.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - state: What is to be there.
    /// - Throws: ``AccountFolderError``; `notAsLeft` where it is something else.
    public func remove(_ path: String, expecting state: FileState) throws(AccountFolderError) {
        let place = try place(path, followsLinks: false)
        try place.check(state)
        guard case .file = state else {
            return try remove(place, isDirectory: state == .folder, keeping: nil)
        }
        let file = try place.openFile()
        guard let status = file.status() else { throw place.error("look at") }
        try recorded(
            { .removal(path: canonicalPath(of: place), of: state) },
            from: FormerFile(.file(file.number), status: status)
        ) { () throws(AccountFolderError) in
            // Looked at once more where nobody writes to it: an editor may have been faster.
            var aside = try AsideFile.take(place)
            let found = try aside.state(path: path)
            guard found == state else {
                try Self.rename(from: place.folder.number, aside.name, to: place, isDirectory: false)
                aside.leave()
                throw .notAsLeft(path: path, found: found)
            }
        }
        try place.synchronizeFolder()
    }

    /// Makes a link again that is gone. Missing folders are made.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - target: The path that it leads to, which may be anything.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the name is taken.
    public func makeLink(_ path: String, to target: String) throws(AccountFolderError) {
        try makeParent(of: path)
        let place = try place(path, followsLinks: false)
        try recorded({ .creation(path: canonicalPath(of: place), as: .link(target)) }) {
            () throws(AccountFolderError) in
            guard symlinkat(target, place.folder.number, place.name) == 0 else { throw place.error("make") }
        }
        try place.synchronizeFolder()
    }

    private func makeParent(of path: String) throws(AccountFolderError) {
        let parent = try RelativePath(path).parent
        if parent.isEmpty { return }
        try makeFolder(parent, intermediate: true, mode: 0o777, followsLinks: false)
    }
}

extension Place {
    /// Makes sure that what is here is as it was left.
    fileprivate func check(_ expected: FileState) throws(AccountFolderError) {
        let found = try state()
        guard found == expected else { throw .notAsLeft(path: path, found: found) }
    }
}
