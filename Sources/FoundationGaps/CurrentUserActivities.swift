import Synchronization

/// The activities of this process that are current, most recent last: an app with several windows has several.
package final class CurrentUserActivities: Sendable {
    /// The process's own.
    package static let shared = CurrentUserActivities()

    private let stack = Mutex<[NSUserActivity]>([])

    /// The current activities, the most recent first; those whose time is over are gone.
    package var all: [NSUserActivity] {
        stack.withLock { stack in
            stack.removeAll { !$0.isAlive }
            return stack.reversed()
        }
    }

    func push(_ activity: NSUserActivity) {
        stack.withLock { stack in
            stack.removeAll { $0 === activity }
            stack.append(activity)
        }
    }

    func remove(_ activity: NSUserActivity) {
        stack.withLock { stack in stack.removeAll { $0 === activity } }
    }
}
