import CLinuxFiles
import Foundation
import Glibc

extension AccountFolder {
    /// Every file and folder below a folder, however deep.
    ///
    /// Left out are names that start with a dot and all below them, names that are not UTF-8, pipes and devices, links
    /// that lead nowhere, out of the folder or to a folder (so there are no loops), and what is below a folder that may
    /// not be read.
    ///
    /// - Parameter folder: The folder to look in; empty for the root.
    /// - Returns: The entries, in no particular order.
    /// - Throws: ``AccountFolderError`` where the folder itself cannot be read, or the root was deleted.
    public func entries(in folder: String = "") throws(AccountFolderError) -> [FolderEntry] {
        var rootStatus = stat()
        guard fstat(rootDescriptor, &rootStatus) == 0, rootStatus.st_nlink > 0 else {
            throw .notFound(path: root.path)
        }
        var found: [FolderEntry] = []
        // One folder is open at a time, so a deep tree cannot use up the descriptors.
        var pending: [String] = []
        try list(folder, isStart: true, into: &found, folders: &pending)
        while let next = pending.popLast() {
            do throws(AccountFolderError) {
                try list(next, isStart: false, into: &found, folders: &pending)
            } catch .notFound {
                continue
            } catch .system(_, _, EACCES), .system(_, _, ELOOP), .system(_, _, ENAMETOOLONG) {
                continue
            }
        }
        return found
    }

    private func list(
        _ folder: String, isStart: Bool, into found: inout [FolderEntry], folders: inout [String]
    ) throws(AccountFolderError) {
        let path = folder.isEmpty ? nil : try RelativePath(folder)
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        let descriptor = try open(path, flags: flags, followsLinks: isStart)
        // `fdopendir` takes a descriptor over and closes it.
        let number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 0)
        guard number >= 0, let stream = fdopendir(number) else {
            if number >= 0 { close(number) }
            throw AccountFolderError(code: errno, path: folder, operation: "list")
        }
        defer { closedir(stream) }
        let prefix = folder.isEmpty ? "" : folder + "/"
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw AccountFolderError(code: errno, path: folder, operation: "list") }
                return
            }
            guard let name = entry.pointer(to: \.d_name) else { continue }
            try name.withMemoryRebound(to: CChar.self, capacity: 1) { name throws(AccountFolderError) in
                guard name[0] != CChar(bitPattern: UInt8(ascii: ".")), let text = String(validatingCString: name) else {
                    return
                }
                var status = stat()
                guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
                let path = prefix + text
                if status.isLink {
                    guard let target = linkedFile(path) else { return }
                    status = target
                }
                if status.isDirectory { folders.append(path) }
                guard status.isDirectory || status.isRegularFile else { return }
                found.append(FolderEntry(path: path, status: FileStatus(status)))
            }
        }
    }

    /// The status of the file a link leads to, where that is a file inside the root.
    private func linkedFile(_ path: String) -> stat? {
        guard let checked = try? RelativePath(path), let file = try? open(checked, flags: CLINUXFILES_O_PATH),
            let status = file.status(), status.isRegularFile
        else { return nil }
        return status
    }
}
