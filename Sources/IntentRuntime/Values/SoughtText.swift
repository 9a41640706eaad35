/// A text that is looked for in many others, without regard to case and accents.
struct SoughtText {
    private let text: String
    /// The text's bytes with capitals made small, where it is of ASCII alone.
    private let bytes: [UInt8]?

    init(_ text: String) {
        self.text = text
        var bytes: [UInt8]? = []
        for byte in text.utf8 {
            if byte >= 0x80 {
                bytes = nil
                break
            }
            bytes?.append(Self.small(byte))
        }
        self.bytes = bytes
    }

    /// Whether another text is this one.
    func equals(_ other: String) -> Bool {
        compare(other) { bytes, others in
            bytes.count == others.count && zip(bytes, others).allSatisfy { $0 == Self.small($1) }
        } orElse: {
            TextMatch.equal(other, text)
        }
    }

    /// Whether this text is part of another.
    func occurs(in other: String) -> Bool {
        compare(other) { bytes, others in
            guard let first = bytes.first else { return true }
            guard others.count >= bytes.count else { return false }
            return (0...others.count - bytes.count).contains { start in
                Self.small(others[start]) == first
                    && bytes.indices.allSatisfy { Self.small(others[start + $0]) == bytes[$0] }
            }
        } orElse: {
            TextMatch.contains(other, text)
        }
    }

    /// Compares bytes where both texts are of ASCII, in which a letter is one byte and a small one has one capital.
    private func compare(
        _ other: String, bytes body: ([UInt8], UnsafeBufferPointer<UInt8>) -> Bool, orElse fallback: () -> Bool
    ) -> Bool {
        guard let bytes else { return fallback() }
        let answer = other.utf8.withContiguousStorageIfAvailable { others in
            others.allSatisfy { $0 < 0x80 } ? body(bytes, others) : nil
        }
        return (answer ?? nil) ?? fallback()
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}
