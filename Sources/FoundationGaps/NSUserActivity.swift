import Foundation

/// What a person is doing in an app at this moment.
///
/// The current activity tells the system what is on the screen: an app makes one, describes the content, and calls
/// ``becomeCurrent()``.
///
/// Follows Foundation's `NSUserActivity`, which this system's Foundation lacks. It may be used from any thread.
public final class NSUserActivity: @unchecked Sendable {
    // Unchecked because of `userInfo`, whose values may be of any type, as Foundation has it. All that can change lies in `state`, which
    // is only touched under the lock.
    private struct State {
        var title: String?
        var userInfo: [AnyHashable: Any]?
        var requiredUserInfoKeys: Set<String>?
        var needsSave = false
        var webpageURL: URL?
        var referrerURL: URL?
        var expirationDate: Date?
        var keywords: Set<String> = []
        var targetContentIdentifier: String?
        var persistentIdentifier: String?
        var isEligibleForHandoff = true
        var isEligibleForSearch = false
        var isEligibleForPublicIndexing = false
        var isEligibleForPrediction = false
        weak var delegate: (any NSUserActivityDelegate)?
        var entityIdentifier: (any Sendable)?
        var isInvalid = false
    }

    private let lock = NSLock()
    private var state = State()

    /// The kind of activity, in reverse-DNS form.
    public let activityType: String

    /// Makes an activity.
    ///
    /// - Parameter activityType: The kind of activity, in reverse-DNS form.
    public init(activityType: String) {
        self.activityType = activityType
    }

    private func read<Value>(_ path: KeyPath<State, Value>) -> Value {
        lock.withLock { state[keyPath: path] }
    }

    private func write<Value>(_ path: WritableKeyPath<State, Value>, _ value: Value) {
        lock.withLock { state[keyPath: path] = value }
    }

    /// What a person would call the activity.
    public var title: String? {
        get { read(\.title) }
        set { write(\.title, newValue) }
    }

    /// What is needed to take the activity up again.
    public var userInfo: [AnyHashable: Any]? {
        get { read(\.userInfo) }
        set { write(\.userInfo, newValue) }
    }

    /// Adds to what is needed to take the activity up again.
    ///
    /// - Parameter otherDictionary: The entries; they stand in place of those of the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { $1 } }
    }

    /// The keys without which the activity cannot be taken up again.
    public var requiredUserInfoKeys: Set<String>? {
        get { read(\.requiredUserInfoKeys) }
        set { write(\.requiredUserInfoKeys, newValue) }
    }

    /// Whether the delegate is to bring the activity up to date before it is used.
    public var needsSave: Bool {
        get { read(\.needsSave) }
        set { write(\.needsSave, newValue) }
    }

    /// A web page that shows the same content.
    public var webpageURL: URL? {
        get { read(\.webpageURL) }
        set { write(\.webpageURL, newValue) }
    }

    /// The page that led to ``webpageURL``.
    public var referrerURL: URL? {
        get { read(\.referrerURL) }
        set { write(\.referrerURL, newValue) }
    }

    /// When the activity is over by itself.
    public var expirationDate: Date? {
        get { read(\.expirationDate) }
        set { write(\.expirationDate, newValue) }
    }

    /// Words by which the activity is found.
    public var keywords: Set<String> {
        get { read(\.keywords) }
        set { write(\.keywords, newValue) }
    }

    /// Names the window or part of the app that shows the content.
    public var targetContentIdentifier: String? {
        get { read(\.targetContentIdentifier) }
        set { write(\.targetContentIdentifier, newValue) }
    }

    /// Names the activity for whoever deletes what was saved of it.
    public var persistentIdentifier: String? {
        get { read(\.persistentIdentifier) }
        set { write(\.persistentIdentifier, newValue) }
    }

    /// Whether the activity may be taken up on another device.
    public var isEligibleForHandoff: Bool {
        get { read(\.isEligibleForHandoff) }
        set { write(\.isEligibleForHandoff, newValue) }
    }

    /// Whether the activity may be found by searching.
    public var isEligibleForSearch: Bool {
        get { read(\.isEligibleForSearch) }
        set { write(\.isEligibleForSearch, newValue) }
    }

    /// Whether anybody may find the activity.
    public var isEligibleForPublicIndexing: Bool {
        get { read(\.isEligibleForPublicIndexing) }
        set { write(\.isEligibleForPublicIndexing, newValue) }
    }

    /// Whether the activity may be suggested.
    public var isEligibleForPrediction: Bool {
        get { read(\.isEligibleForPrediction) }
        set { write(\.isEligibleForPrediction, newValue) }
    }

    /// Brings the activity up to date, and hears that it was taken up.
    public weak var delegate: (any NSUserActivityDelegate)? {
        get { read(\.delegate) }
        set { write(\.delegate, newValue) }
    }

    /// The identifier of the entity on the screen, kept here for the framework above, which gives it its type.
    package var entityIdentifier: (any Sendable)? {
        get { read(\.entityIdentifier) }
        set { write(\.entityIdentifier, newValue) }
    }

    /// Whether the activity can be current: it was not invalidated, and its time is not over.
    var isAlive: Bool {
        lock.withLock { !state.isInvalid && (state.expirationDate.map { $0 > Date() } ?? true) }
    }

    /// Has the delegate bring the activity up to date, where that was asked for.
    private func save() {
        let delegate: (any NSUserActivityDelegate)? = lock.withLock {
            guard state.needsSave else { return nil }
            state.needsSave = false
            return state.delegate
        }
        delegate?.userActivityWillSave(self)
    }

    /// Makes this activity the current one, once its delegate has brought it up to date where ``needsSave`` asks for that.
    ///
    /// An activity that was invalidated or whose time is over stays out of sight.
    public func becomeCurrent() {
        guard isAlive else { return }
        save()
        CurrentUserActivities.shared.push(self)
    }

    /// Takes this activity back; the one that was current before it is current again.
    public func resignCurrent() {
        CurrentUserActivities.shared.remove(self)
    }

    /// Ends this activity for good.
    public func invalidate() {
        lock.withLock { state.isInvalid = true }
        CurrentUserActivities.shared.remove(self)
    }
}
