import CCrypto
import Glibc

/// A SHA-256 digest that is being made of one piece of content after the other.
struct DigestContext: ~Copyable {
    private static let chunk = 1 << 18

    private let context = EVP_MD_CTX_new()
    /// Whether the library did all that it was asked; it fails for want of memory only.
    private var isSound = true

    init() {
        isSound = context != nil && EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    /// Takes in the next bytes.
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard isSound, let base = bytes.baseAddress else { return }
        isSound = EVP_DigestUpdate(context, base, bytes.count) == 1
    }

    /// The digest of all that was taken in.
    consuming func finish() -> ContentDigest {
        var digest = [UInt8](repeating: 0, count: 32)
        isSound = isSound && EVP_DigestFinal_ex(context, &digest, nil) == 1
        precondition(isSound, "no memory is left for a digest")
        let digits = Array("0123456789abcdef".utf8)
        return ContentDigest(
            hexadecimal: String(
                decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self))
    }

    /// The digest of an open file from its beginning, which is read piece by piece.
    ///
    /// - Parameters:
    ///   - file: A descriptor to read from. Its position stays as it is.
    ///   - path: The file's path, for the error.
    static func digest(of file: Int32, path: String) throws(AccountFolderError) -> ContentDigest {
        var context = DigestContext()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 16)
        defer { buffer.deallocate() }
        var offset = 0
        while true {
            let count = pread(file, buffer.baseAddress, buffer.count, offset)
            if count == 0 { return context.finish() }
            if count < 0 {
                if errno == EINTR { continue }
                throw AccountFolderError(code: errno, path: path, operation: "read")
            }
            context.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            offset += count
        }
    }
}
