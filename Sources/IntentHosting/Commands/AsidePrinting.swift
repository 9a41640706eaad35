import Foundation
import IntentCommandLine

/// Keeps what an app prints out of the results, which alone stand on standard output.
enum AsidePrinting {
    /// Runs something, and has what is printed meanwhile go to standard error.
    static func during<Value>(_ body: () async throws -> Value) async throws -> Value {
        // Worked out once, of the output that is the results'.
        _ = Terminal.isOutput
        fflush(nil)
        let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        defer {
            fflush(nil)
            dup2(results, STDOUT_FILENO)
            close(results)
        }
        return try await body()
    }
}
