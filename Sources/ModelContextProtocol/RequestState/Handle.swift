/// A random name for what waits here, which nobody can guess: 128 bits.
struct Handle: Hashable, Sendable {
    static let length = 16

    let bytes: [UInt8]

    /// Makes a name that was never given before.
    init() {
        var random = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in random.next() }
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The name in hexadecimal digits.
    var text: String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
