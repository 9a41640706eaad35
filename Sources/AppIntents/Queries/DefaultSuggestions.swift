import Synchronization

/// Tells whether a query has suggestions of its own: the framework's, which are none, say here that they were asked for.
package final class DefaultSuggestions: Sendable {
    /// Whoever listens in the running task.
    @TaskLocal package static var listener: DefaultSuggestions?

    private let heard = Mutex(false)

    /// Makes a listener that has heard nothing.
    package init() {}

    /// Whether the framework's suggestions were asked for.
    package var wereAsked: Bool { heard.withLock { $0 } }

    func note() {
        heard.withLock { $0 = true }
    }
}
