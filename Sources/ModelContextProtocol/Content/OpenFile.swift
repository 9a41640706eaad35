import CLinuxFiles
import Foundation

/// A regular file that is open for reading, and is closed when nobody has it any more.
///
/// What is read stays the file that was opened, whatever becomes of its name.
final class OpenFile: Sendable {
    private let descriptor: Int32
    /// How many bytes the file had when it was opened.
    let size: Int

    /// Takes an open file over.
    ///
    /// - Parameter descriptor: The file, which is closed also where this fails.
    /// - Throws: ``UnreadableFile`` where it is no regular file.
    init(taking descriptor: Int32) throws(UnreadableFile) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw UnreadableFile(reason: "it is no regular file")
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    /// Opens a file.
    ///
    /// - Parameter path: Where it is.
    /// - Throws: ``UnreadableFile`` where it cannot be opened, or is no regular file.
    convenience init(at path: String) throws(UnreadableFile) {
        // A pipe without a writer would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw UnreadableFile(errno: errno) }
        try self.init(taking: descriptor)
    }

    /// Writes bytes to a file without a name, which goes when it is closed or the process ends.
    ///
    /// - Throws: ``UnreadableFile`` where there is no room.
    convenience init(holding data: Data) throws(UnreadableFile) {
        let name = "appintents-result-\(UUID().uuidString)"
        let path = (NSTemporaryDirectory() as NSString).appendingPathComponent(name)
        let descriptor = clinuxfiles_openat(AT_FDCWD, path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw UnreadableFile(errno: errno) }
        unlink(path)
        var written = 0
        while written < data.count {
            let count = data.withUnsafeBytes {
                write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
            }
            guard count > 0 || errno == EINTR else {
                let error = UnreadableFile(errno: errno)
                close(descriptor)
                throw error
            }
            written += max(count, 0)
        }
        try self.init(taking: descriptor)
    }

    deinit { close(descriptor) }

    /// Reads a part; what lies beyond the end is left out.
    ///
    /// - Parameter range: Which bytes.
    /// - Throws: ``UnreadableFile`` where reading fails.
    func bytes(in range: Range<Int>) throws(UnreadableFile) -> Data {
        var data = Data(count: range.count)
        var count = 0
        while count < range.count {
            let step = data.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count, range.lowerBound + count)
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else { throw UnreadableFile(errno: errno) }
            if step == 0 { break }
            count += step
        }
        return data.prefix(count)
    }
}
