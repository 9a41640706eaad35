import CCrypto

/// The SHA-256 digest of a token.
struct TokenDigest: Sendable, Equatable {
    static let count = 32

    let bytes: [UInt8]

    /// The digest of a token.
    init(of token: String) {
        var bytes = [UInt8](repeating: 0, count: Self.count)
        var token = token
        let isMade = token.withUTF8 { EVP_Digest($0.baseAddress, $0.count, &bytes, nil, EVP_sha256(), nil) == 1 }
        precondition(isMade, "no memory is left for a digest")
        self.bytes = bytes
    }

    /// Reads a digest in hexadecimal digits; `nil` where it is none.
    init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue.map(UInt8.init) }
        guard digits.count == Self.count * 2, text.utf8.count == digits.count else { return nil }
        bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// The digest in hexadecimal digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// Whether two digests are the same, found out in a time that does not tell where they differ.
    func equals(_ other: TokenDigest) -> Bool {
        var difference: UInt8 = 0
        for (mine, others) in zip(bytes, other.bytes) { difference |= mine ^ others }
        return difference == 0
    }
}
