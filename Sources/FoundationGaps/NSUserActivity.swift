import Foundation
import Synchronization

/// What a person is doing in an app at this moment.
///
/// The current activity tells the system what is on the screen: an app makes one, describes the content, and calls
/// ``becomeCurrent()``.
///
/// Follows Foundation's `NSUserActivity`, which this system's Foundation lacks. It may be used from any thread.
public final class NSUserActivity: Sendable {
    private struct State: Sendable {
        var title: String?
        var webpageURL: URL?
        var entityIdentifier: (any Sendable)?
        var isInvalid = false
    }

    private let state = Mutex(State())

    /// The kind of activity, in reverse-DNS form.
    public let activityType: String

    /// Makes an activity.
    ///
    /// - Parameter activityType: The kind of activity, in reverse-DNS form.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// What a person would call the activity.
    public var title: String? {
        get { state.withLock { $0.title } }
        set { state.withLock { $0.title = newValue } }
    }

    /// A web page that shows the same content.
    public var webpageURL: URL? {
        get { state.withLock { $0.webpageURL } }
        set { state.withLock { $0.webpageURL = newValue } }
    }

    /// The identifier of the entity on the screen, kept here for the framework above, which gives it its type.
    package var entityIdentifier: (any Sendable)? {
        get { state.withLock { $0.entityIdentifier } }
        set { state.withLock { $0.entityIdentifier = newValue } }
    }

    /// Makes this activity the current one.
    ///
    /// An activity that was invalidated stays out of sight.
    public func becomeCurrent() {
        guard !state.withLock({ $0.isInvalid }) else { return }
        CurrentUserActivities.shared.push(self)
    }

    /// Takes this activity back; the one that was current before it is current again.
    public func resignCurrent() {
        CurrentUserActivities.shared.remove(self)
    }

    /// Ends this activity for good.
    public func invalidate() {
        state.withLock { $0.isInvalid = true }
        CurrentUserActivities.shared.remove(self)
    }
}
