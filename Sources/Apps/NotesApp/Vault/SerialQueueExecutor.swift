import Dispatch

/// Runs an actor's work on a queue of its own, so that waiting for a disk takes no thread from Swift's shared pool.
final class SerialQueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// An executor with a new queue.
    ///
    /// - Parameter label: The queue's name, as a debugger shows it.
    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
