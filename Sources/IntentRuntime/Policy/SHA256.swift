/// The digest of FIPS 180-4, by which a request is known again without keeping what it holds.
package struct SHA256 {
    /// The digest of some bytes as 64 hexadecimal digits.
    package static func hex(of bytes: some Sequence<UInt8>) -> String {
        Self.bytes(of: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    /// The digest of some bytes as 32 bytes.
    package static func bytes(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var digest = SHA256()
        for byte in bytes { digest.take(byte) }
        return digest.finish()
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var schedule = [UInt32](repeating: 0, count: 64)
    private var count: UInt64 = 0

    private mutating func take(_ byte: UInt8) {
        let place = Int(count % 64)
        schedule[place / 4] = schedule[place / 4] << 8 | UInt32(byte)
        count += 1
        if place == 63 { mix() }
    }

    private mutating func finish() -> [UInt8] {
        let bits = count * 8
        take(0x80)
        while count % 64 != 56 { take(0) }
        for shift in stride(from: 56, through: 0, by: -8) { take(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
        return state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
    }

    /// Works the block of the schedule's first 16 words into the state.
    private mutating func mix() {
        func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
        for index in 16..<64 {
            let early = schedule[index - 15]
            let late = schedule[index - 2]
            schedule[index] =
                schedule[index - 16] &+ (turned(early, 7) ^ turned(early, 18) ^ early >> 3) &+ schedule[index - 7]
                &+ (turned(late, 17) ^ turned(late, 19) ^ late >> 10)
        }
        var words = state
        for index in 0..<64 {
            let choice = (words[4] & words[5]) ^ (~words[4] & words[6])
            let first =
                words[7] &+ (turned(words[4], 6) ^ turned(words[4], 11) ^ turned(words[4], 25)) &+ choice
                &+ Self.constants[index] &+ schedule[index]
            let majority = (words[0] & words[1]) ^ (words[0] & words[2]) ^ (words[1] & words[2])
            let second = (turned(words[0], 2) ^ turned(words[0], 13) ^ turned(words[0], 22)) &+ majority
            for place in stride(from: 7, to: 0, by: -1) { words[place] = words[place - 1] }
            words[4] = words[4] &+ first
            words[0] = first &+ second
        }
        for place in state.indices { state[place] = state[place] &+ words[place] }
    }
}
