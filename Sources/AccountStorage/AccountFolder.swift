import CLinuxFiles
import Foundation
import Glibc

/// A folder with an account's files, and the only way to them.
///
/// Every path is relative to the folder, and the kernel keeps it inside: `..`, absolute paths and symbolic links that
/// leave the folder are refused with ``AccountFolderError/outsideTheFolder(path:)``, whatever another program does to
/// the folder meanwhile. A link that stays inside is followed; one with an absolute target counts as leaving.
///
/// Files appear and change in one step: a reader sees the old bytes or the new ones, also after a power cut.
///
/// The class holds one open descriptor and no other state, so it may be used from any number of threads.
public final class AccountFolder: Sendable {
    /// How paths are kept inside the folder.
    package enum Resolution: Sendable {
        /// By `openat2` with `RESOLVE_BENEATH` (Linux 5.6 and later).
        case kernel
        /// By opening one component after the other, for a kernel or a sandbox without `openat2`.
        case steps
    }

    /// The folder, as given.
    public let root: URL

    /// The path of the folder that removed files go to; `nil` where they go for good.
    public let trash: String?

    let rootDescriptor: Int32
    private let resolution: Resolution

    /// Opens a folder.
    ///
    /// - Parameters:
    ///   - root: The folder's address in the file system. Its own path may hold symbolic links.
    ///   - trash: The path in it of a folder that removed files go to, which need not exist.
    /// - Throws: ``AccountFolderError/notFound(path:)`` where there is no such folder, or
    ///   ``AccountFolderError/system(path:operation:code:)``.
    public convenience init(root: URL, trash: String? = nil) throws(AccountFolderError) {
        try self.init(root: root, trash: trash, resolution: nil)
    }

    /// Opens a folder with a chosen way of keeping paths inside; nil for the best there is.
    package init(root: URL, trash: String? = nil, resolution: Resolution?) throws(AccountFolderError) {
        let path = root.path
        let number = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw AccountFolderError(code: errno, path: path, operation: "open") }
        self.root = root
        self.trash = trash
        rootDescriptor = number
        self.resolution = resolution ?? Self.bestResolution(for: number)
    }

    deinit {
        close(rootDescriptor)
    }

    private static func bestResolution(for root: Int32) -> Resolution {
        let probe = clinuxfiles_openat2(
            root, ".", UInt64(CLINUXFILES_O_PATH | O_DIRECTORY | O_CLOEXEC), 0, CLINUXFILES_RESOLVE_BENEATH)
        // A kernel without the call says ENOSYS; a container's filter may say EPERM.
        guard probe >= 0 else { return .steps }
        close(probe)
        return .kernel
    }

    // MARK: Opening beneath the root

    /// Opens what a path names.
    ///
    /// - Parameters:
    ///   - path: The path; nil for the root itself.
    ///   - flags: The flags of `open`; `O_CLOEXEC` is added.
    ///   - followsLinks: Whether symbolic links are followed, inside the root.
    func open(_ path: RelativePath?, flags: Int32, followsLinks: Bool = true) throws(AccountFolderError) -> Descriptor {
        let text = path?.text ?? "."
        switch resolution {
        case .kernel:
            var rules = CLINUXFILES_RESOLVE_BENEATH | CLINUXFILES_RESOLVE_NO_MAGICLINKS
            if !followsLinks { rules |= CLINUXFILES_RESOLVE_NO_SYMLINKS }
            // The kernel says EAGAIN where a rename elsewhere kept it from being sure; it is soon over.
            for _ in 0..<64 {
                let number = clinuxfiles_openat2(
                    rootDescriptor, text, UInt64(UInt32(bitPattern: flags | O_CLOEXEC)), 0, rules)
                if number >= 0 { return Descriptor(number) }
                if errno == EAGAIN || errno == EINTR { continue }
                if errno == EXDEV { throw .outsideTheFolder(path: text) }
                throw AccountFolderError(code: errno, path: text, operation: "open")
            }
            throw .system(path: text, operation: "open", code: EAGAIN)
        case .steps:
            guard let path else {
                let number = clinuxfiles_openat(rootDescriptor, ".", flags | O_CLOEXEC, 0)
                guard number >= 0 else { throw AccountFolderError(code: errno, path: text, operation: "open") }
                return Descriptor(number)
            }
            var walk = try PathWalk(root: rootDescriptor, path: path, followsLinks: followsLinks)
            let leaf = try walk.leaf()
            let number = clinuxfiles_openat(walk.folder, leaf, flags | O_NOFOLLOW | O_CLOEXEC, 0)
            guard number >= 0 else { throw AccountFolderError(code: errno, path: text, operation: "open") }
            return Descriptor(number)
        }
    }

    /// Opens the folder a path's last name is in, beneath the root; the name itself need not exist.
    func openParent(of path: RelativePath, followsLinks: Bool = true) throws(AccountFolderError) -> Descriptor {
        let parent = path.parent
        do throws(AccountFolderError) {
            return try open(
                parent.isEmpty ? nil : RelativePath(parent), flags: CLINUXFILES_O_PATH | O_DIRECTORY,
                followsLinks: followsLinks)
        } catch .outsideTheFolder {
            throw .outsideTheFolder(path: path.text)
        } catch .notFound {
            throw .notFound(path: parent)
        }
    }
}
