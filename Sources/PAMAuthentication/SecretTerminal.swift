import Glibc

/// A terminal on which something may be typed that is not shown.
struct SecretTerminal: ~Copyable {
    /// The longest answer, in bytes, its end included: as long as PAM takes.
    private static let longest = 512

    private let descriptor: Int32

    /// Opens a terminal; `nil` where there is none.
    init?(path: String) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return nil }
        guard isatty(descriptor) == 1 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Reads a line into memory of its own, which whoever takes it wipes and frees.
    ///
    /// Keys are taken one by one, so that Ctrl-C ends the question and never the process while nothing is shown.
    ///
    /// - Parameter isSecret: Whether what is typed stays unseen.
    /// - Returns: The line, or `nil` at Ctrl-C, Ctrl-D, and the terminal's end.
    func readLine(isSecret: Bool) -> UnsafeMutablePointer<CChar>? {
        var usual = termios()
        guard tcgetattr(descriptor, &usual) == 0, let space = calloc(Self.longest, 1) else { return nil }
        var quiet = usual
        quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        quiet.c_iflag |= tcflag_t(ICRNL)
        tcsetattr(descriptor, TCSADRAIN, &quiet)
        defer {
            tcsetattr(descriptor, TCSADRAIN, &usual)
            write("\n")
        }
        let line = space.bindMemory(to: CChar.self, capacity: Self.longest)
        var count = 0
        while true {
            var key: UInt8 = 0
            let got = read(descriptor, &key, 1)
            if got < 0, errno == EINTR { continue }
            switch (got, key) {
            case (1, UInt8(ascii: "\n")): return line
            case (1, 0x08), (1, 0x7F):
                guard count > 0 else { continue }
                // A character may be several bytes, all but the first of which say so.
                repeat {
                    count -= 1
                } while count > 0 && UInt8(bitPattern: line[count]) & 0xC0 == 0x80
                explicit_bzero(line + count, Self.longest - count)
                if !isSecret { write("\u{08} \u{08}") }
            case (1, 0x15):
                explicit_bzero(line, count)
                count = 0
            case (1, 0x20...):
                guard count + 1 < Self.longest else { continue }
                line[count] = CChar(bitPattern: key)
                count += 1
                if !isSecret { _ = Glibc.write(descriptor, &key, 1) }
            case (1, 0x03), (1, 0x04), (...0, _):
                explicit_bzero(line, Self.longest)
                free(space)
                return nil
            default: continue
            }
        }
    }
}
