import Synchronization

/// Notes what the marina's code did during a test, and holds it up where the test wants that.
final class Witness: Sendable {
    /// The witness of the running test.
    @TaskLocal static var current: Witness?

    private let state = Mutex<[String]>([])
    private let values = Mutex<[any Sendable]>([])

    /// What was noted, in order.
    var notes: [String] { state.withLock { $0 } }

    /// The values that were handed over, in order.
    var received: [any Sendable] { values.withLock { $0 } }

    /// Holds up code that does not listen to cancellation.
    let gate = Gate()

    func note(_ words: String) {
        state.withLock { $0.append(words) }
    }

    func receive(_ value: any Sendable) {
        values.withLock { $0.append(value) }
    }
}
