/// The version of a note: a checksum of its file's bytes, so that any change of the file gives another version.
enum NoteVersion {
    /// The FNV-1a checksum of 64 bits (RFC 9923), as 16 hexadecimal digits.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash ^= UInt64(byte)
            hash &*= 0x0000_0100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
