import Foundation
import IntentRuntime
import Synchronization

/// A child process as the system starts it, with the descriptors that lead to it.
struct SpawnedProcess {
    /// Its number, which is also that of the process group that it leads.
    let number: pid_t
    /// What its standard input is written with.
    let input: Int32
    /// What its standard output is read from.
    let output: Int32
    /// What its standard error is read from.
    let errors: Int32

    /// Held from the making of pipes until they are closed to other programs, which would else keep them open.
    private static let lock = Mutex(())

    /// Starts a program.
    ///
    /// It leads a process group of its own: an interrupt at the terminal is for this process to pass on, and what the program starts
    /// itself can be ended with it.
    ///
    /// - Parameter program: The program.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it cannot be started.
    init(_ program: Program) throws(IntentSystemError) {
        let (code, number, descriptors) = Self.lock.withLock { _ -> (Int32, pid_t, [Int32]) in
            var descriptors: [Int32] = []
            for _ in 0..<3 {
                var ends: [Int32] = [-1, -1]
                guard pipe(&ends) == 0 else {
                    let code = errno
                    for descriptor in descriptors { close(descriptor) }
                    return (code, 0, [])
                }
                for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
                descriptors += ends
            }
            let (code, number) = Self.spawn(program, reading: descriptors[0], writing: descriptors[3], descriptors[5])
            for descriptor in [descriptors[0], descriptors[3], descriptors[5]] { close(descriptor) }
            if code != 0 { for descriptor in [descriptors[1], descriptors[2], descriptors[4]] { close(descriptor) } }
            return (code, number, descriptors)
        }
        guard code == 0 else { throw Self.failure(program, code) }
        self.number = number
        input = descriptors[1]
        output = descriptors[2]
        errors = descriptors[4]
    }

    private static func spawn(
        _ program: Program, reading input: Int32, writing output: Int32, _ errors: Int32
    ) -> (code: Int32, number: pid_t) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this process ignores or blocks, the program would too.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let environment = ProcessInfo.processInfo.environment.merging(program.environment) { _, own in own }
        var arguments = ([program.path] + program.arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var number: pid_t = 0
        let code = posix_spawnp(&number, program.path, &actions, &attributes, &arguments, &variables)
        return (code, number)
    }

    private static func failure(_ program: Program, _ code: Int32) -> IntentSystemError {
        .failed("'\(program.path)' cannot be started: \(String(cString: strerror(code)))")
    }
}
