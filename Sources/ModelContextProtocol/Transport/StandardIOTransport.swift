import Foundation

/// The two streams a client is reached by: one message a line, in UTF-8.
///
/// Follows the transport "stdio" of the Model Context Protocol.
public struct StandardIOTransport: Sendable {
    /// How long a line may be, in bytes, when nothing else is said.
    public static let defaultLineLimit = 4 << 20

    /// What the client's messages are read from.
    let input: Int32
    /// What messages to the client are written to.
    let output: Int32
    /// How many bytes a line may have.
    let lineLimit: Int

    /// Makes a transport of open file descriptors, which stay the caller's to close.
    ///
    /// - Parameters:
    ///   - input: What the client's messages are read from.
    ///   - output: What messages to the client are written to.
    ///   - lineLimit: How many bytes a message may have; a longer one is skipped and answered with an error.
    public init(input: Int32, output: Int32, lineLimit: Int = StandardIOTransport.defaultLineLimit) {
        self.input = input
        self.output = output
        self.lineLimit = lineLimit
    }

    /// Takes this process's standard input and output for a client.
    ///
    /// From here on, what anything in the process prints goes to standard error, and what it reads from standard input is
    /// empty: only messages reach the client, and all of what the client sends reaches the server.
    ///
    /// - Returns: The transport.
    /// - Throws: ``StandardIOTransportError`` where a stream is closed.
    public static func takingStandardStreams() throws(StandardIOTransportError) -> StandardIOTransport {
        // What was printed before now still belongs to the standard output.
        fflush(nil)
        let input = try check("fcntl", fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
        let output = try check("fcntl", fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        let nowhere = try check("open", open("/dev/null", O_RDWR | O_CLOEXEC))
        defer { close(nowhere) }
        _ = try check("dup2", dup2(nowhere, STDIN_FILENO))
        if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 {
            // Standard error is closed: what is printed goes nowhere.
            _ = try check("dup2", dup2(nowhere, STDOUT_FILENO))
        }
        return StandardIOTransport(input: input, output: output)
    }

    private static func check(_ name: String, _ result: Int32) throws(StandardIOTransportError) -> Int32 {
        guard result >= 0 else { throw .systemCall(name: name, code: errno) }
        return result
    }
}
