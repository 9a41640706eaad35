import Foundation
import Glibc

/// Why a file of an account's folder could not be read or changed.
///
/// Each case carries the path as the caller gave it, relative to the folder.
public enum AccountFolderError: Error, Hashable, Sendable {
    /// The path leads out of the folder: by `..`, by being absolute, or through a symbolic link.
    case outsideTheFolder(path: String)
    /// The path cannot name a file: it is empty, holds a NUL character, or has an empty component.
    case invalidPath(path: String, reason: String)
    /// Nothing is there.
    case notFound(path: String)
    /// Something is there already, and it was left as it was.
    case alreadyExists(path: String)
    /// What is there is no regular file, but a folder, a device or a pipe.
    case notAFile(path: String)
    /// The file holds something else than was expected, so it was not replaced.
    ///
    /// `found` is what it held: the bytes of whoever wrote in between.
    case changedMeanwhile(path: String, found: Data)
    /// What is there is not what is to be taken back, so it was left as it was.
    case notAsLeft(path: String, found: FileState)
    /// What the change takes away could not be kept, so it was not made.
    case notRecorded(path: String, reason: String)
    /// The operating system refused; `code` is its `errno`.
    case system(path: String, operation: String, code: Int32)
}

extension AccountFolderError: CustomStringConvertible {
    /// What was wrong, with which path, and what would be right.
    public var description: String {
        switch self {
        case .outsideTheFolder(let path):
            "“\(path)” leads out of the folder. Give a path inside it, such as “Folder/File.md”."
        case .invalidPath(let path, let reason):
            "“\(path)” is not a path of a file: \(reason). Give a path such as “Folder/File.md”."
        case .notFound(let path):
            "There is no “\(path)”."
        case .alreadyExists(let path):
            "“\(path)” exists already. Choose another name."
        case .notAFile(let path):
            "“\(path)” is not a file."
        case .changedMeanwhile(let path, _):
            "“\(path)” was changed by another program meanwhile. Nothing was written; read it again first."
        case .notAsLeft(let path, let found):
            "“\(path)” was changed since (\(found)), so it was left as it is."
        case .notRecorded(let path, let reason):
            "“\(path)” was not changed, since what it says now could not be kept for taking that back: \(reason)"
        case .system(let path, let operation, let code):
            "Could not \(operation) “\(path)”: \(String(cString: strerror(code))) (error \(code))."
        }
    }
}

extension AccountFolderError {
    /// The error for a failed call.
    ///
    /// - Parameters:
    ///   - code: The call's `errno`.
    ///   - path: The path the caller gave.
    ///   - operation: What was tried, as a verb.
    init(code: Int32, path: String, operation: String) {
        switch code {
        case ENOENT, ENOTDIR: self = .notFound(path: path)
        case EEXIST, ENOTEMPTY: self = .alreadyExists(path: path)
        case EISDIR: self = .notAFile(path: path)
        default: self = .system(path: path, operation: operation, code: code)
        }
    }
}
