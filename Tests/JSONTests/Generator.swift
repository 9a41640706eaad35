import JSON

/// Makes values that look random and are the same for the same seed.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next bits, by SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A value with lists and objects at most so deep in one another.
    mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &self) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &self))
        case 2: return .integer(Int(bitPattern: UInt(next() >> UInt64.random(in: 0..<64, using: &self))))
        case 3:
            let number = Double(bitPattern: next())
            return .number(number.isFinite ? number : 0.1)
        case 4, 5: return .string(text())
        case 6: return .array((0..<Int.random(in: 0..<5, using: &self)).map { _ in value(depth: depth - 1) })
        default:
            return .object(
                JSONObject((0..<Int.random(in: 0..<5, using: &self)).map { _ in (text(), value(depth: depth - 1)) }))
        }
    }

    private mutating func text() -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<12, using: &self) {
            let bound: UInt32 = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000].randomElement(using: &self) ?? 0x80
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &self)) { text.append(scalar) }
        }
        return String(text)
    }
}
