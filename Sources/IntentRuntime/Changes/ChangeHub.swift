import AppIntents
import Synchronization

/// Where a system hears what changes: from its apps, in this process and in others, and from the runs of their intents.
///
/// What nobody says it does not know. It finds out nothing while nobody listens.
public final class ChangeHub: Sendable {
    /// What a hub hears of the apps of this process, while it does.
    private final class Content: Sendable {
        let listening = Mutex<Listening?>(nil)
    }

    private let broadcast: Broadcast<SystemChange>

    /// Makes a hub.
    ///
    /// - Parameter connections: The apps of other processes.
    init(_ connections: [any AppConnection] = []) {
        let content = Content()
        broadcast = Broadcast { broadcast, isHeard in
            let post: @Sendable (SystemChange) -> Void = { [weak broadcast] in broadcast?.post($0) }
            for connection in connections { connection.watch(isHeard ? post : nil) }
            let listening = isHeard ? ContentChanges.listen { SystemChange.of($0).forEach(post) } : nil
            // The former one ends outside the lock.
            _ = content.listening.withLock { former in
                defer { former = listening }
                return former
            }
        }
    }

    /// Says that something has changed, or may have.
    ///
    /// - Parameter change: What has.
    public func post(_ change: SystemChange) { broadcast.post(change) }

    /// Listens until what is returned is gone.
    ///
    /// - Parameter listener: Takes what changes, on the thread of whoever says it; it must be quick.
    package func listen(_ listener: @escaping @Sendable (SystemChange) -> Void) -> Listening {
        broadcast.listen(listener)
    }
}
