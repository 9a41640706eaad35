import IntentRuntime

/// Codes that only who has the key can make: HMAC-SHA-256, by RFC 2104.
enum MessageAuthentication {
    private static let blockSize = 64

    /// The code of a message, 32 bytes.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - key: The key, of any length.
    static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var block = key.count > blockSize ? SHA256.bytes(of: key) : key
        block += [UInt8](repeating: 0, count: blockSize - block.count)
        let inner = SHA256.bytes(of: block.map { $0 ^ 0x36 } + message)
        return SHA256.bytes(of: block.map { $0 ^ 0x5c } + inner)
    }

    /// Whether two codes are the same, found in a time that does not tell how much of them is.
    static func areEqual(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
