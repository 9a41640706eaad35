/// Listens for as long as it lives.
package final class Listening: Sendable {
    private let end: @Sendable () -> Void

    /// Begins to listen.
    ///
    /// - Parameter end: Ends it, called once.
    package init(end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}
