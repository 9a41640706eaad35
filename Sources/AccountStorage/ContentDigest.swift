import Foundation

/// What tells one file's content from another's: its SHA-256 digest (FIPS 180-4).
public struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
    /// The digest as 64 hexadecimal digits.
    public let description: String

    /// The digest of some bytes.
    public init(of data: Data) {
        var context = DigestContext()
        data.withUnsafeBytes { context.update($0) }
        self = context.finish()
    }

    /// The digest that a text says; `nil` where it says none.
    ///
    /// - Parameter text: 64 hexadecimal digits, as ``description`` has them.
    public init?(_ text: String) {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard text.utf8.count == 64, text.utf8.allSatisfy(isDigit) else { return nil }
        description = text
    }

    init(hexadecimal text: String) {
        description = text
    }
}
