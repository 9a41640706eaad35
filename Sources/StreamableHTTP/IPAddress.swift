import Glibc

/// An IP address of version 4 or 6.
struct IPAddress: Sendable, Hashable {
    /// 4 or 16 bytes.
    let bytes: [UInt8]

    var isVersion6: Bool { bytes.count == 16 }

    /// Reads an address in digits; `nil` where it is none.
    init?(_ text: String) {
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bytes = Self.plain(withUnsafeBytes(of: &six) { Array($0) })
        } else {
            return nil
        }
    }

    /// Reads the address of a socket.
    init?(_ storage: sockaddr_storage) {
        var storage = storage
        switch Int32(storage.ss_family) {
        case AF_INET:
            bytes = withUnsafeBytes(of: &storage) { Array($0[4..<8]) }
        case AF_INET6:
            bytes = Self.plain(withUnsafeBytes(of: &storage) { Array($0[8..<24]) })
        default: return nil
        }
    }

    /// An address of version 4 that is written as one of version 6 is the former.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff ? Array(bytes[12...]) : bytes
    }

    var isLoopback: Bool {
        isVersion6 ? bytes[..<15].allSatisfy { $0 == 0 } && bytes[15] == 1 : bytes[0] == 127
    }

    /// Whether it stands for all addresses of the machine.
    var isUnspecified: Bool { bytes.allSatisfy { $0 == 0 } }

    /// What one person is likely to have all of: an address of version 4, the network of one of version 6.
    var network: IPAddress {
        isVersion6 ? IPAddress(bytes: Array(bytes[..<8]) + [UInt8](repeating: 0, count: 8)) : self
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Hands the address over as calls of the system take it.
    func withSocketAddress<Result>(port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(isVersion6 ? AF_INET6 : AF_INET)
        withUnsafeMutableBytes(of: &storage) { raw in
            raw[2] = UInt8(port >> 8)
            raw[3] = UInt8(port & 0xff)
            let start = isVersion6 ? 8 : 4
            for (index, byte) in bytes.enumerated() { raw[start + index] = byte }
        }
        let size = socklen_t(isVersion6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
        return withUnsafePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
        }
    }
}

extension IPAddress: CustomStringConvertible {
    var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        _ = bytes.withUnsafeBytes {
            inet_ntop(isVersion6 ? AF_INET6 : AF_INET, $0.baseAddress, &text, socklen_t(text.count))
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
