import CLinuxFiles
import Foundation
import Glibc

/// What is written into a file.
enum FileContent {
    /// These bytes.
    case data(Data)
    /// The content of an open file, from its beginning.
    case file(Int32)

    /// Writes all of it to an open, empty file.
    ///
    /// - Parameters:
    ///   - file: The file's descriptor.
    ///   - place: The place that it is meant for.
    func write(to file: borrowing Descriptor, place: borrowing Place) throws(AccountFolderError) {
        switch self {
        case .data(let data):
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
        case .file(let source):
            guard clinuxfiles_copy(source, file.number) == 0 else { throw place.error("write") }
        }
    }

    /// The digest of it.
    func digest(path: String) throws(AccountFolderError) -> ContentDigest {
        switch self {
        case .data(let data): ContentDigest(of: data)
        case .file(let source): try DigestContext.digest(of: source, path: path)
        }
    }
}
