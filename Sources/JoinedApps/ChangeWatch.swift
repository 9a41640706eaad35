import IntentRuntime
import JSON
import Synchronization

/// Whether anybody wants to know what changes in an app of another process, and the way to them.
package final class ChangeWatch: Sendable {
    /// The most changes that are taken at a time.
    private static let most = 1000

    /// Takes what changes.
    package typealias Listener = @Sendable (SystemChange) -> Void

    private let app: String
    private let listener = Mutex<Listener?>(nil)

    /// Makes a watch, of which nobody wants to know yet.
    ///
    /// - Parameter app: The app's id.
    package init(of app: String) {
        self.app = app
    }

    /// Whether anybody wants to know.
    package var isWanted: Bool { listener.withLock { $0 != nil } }

    /// Tells somebody else from here on; with `nil`, nobody.
    package func set(_ listener: Listener?) { self.listener.withLock { $0 = listener } }

    /// Tells of a change.
    package func tell(_ change: SystemChange) { listener.withLock(\.self)?(change) }

    /// Tells what an app says; what it says of the things of others is not taken.
    func tell(_ changes: [JSONValue]) {
        if changes.count > Self.most { return tell(.app(app)) }
        for json in changes { if let change = SystemChange(json: json, of: app) { tell(change) } }
    }
}
