/// How an app behaves while a focus is on.
public struct FocusFilterAppContext: Sendable {
    /// Which notifications are shown; all where `nil`.
    public var notificationFilterPredicate: NSPredicate? { filter?.predicate }

    /// How the names of the content begin whose notifications are shown; any where `nil`.
    public let targetContentIdentifierPrefix: String?

    /// A predicate.
    ///
    /// Unchecked because Foundation does not declare `NSPredicate` Sendable; one has no setter, and is as it was made for good.
    private struct Filter: @unchecked Sendable {
        let predicate: NSPredicate
    }

    private let filter: Filter?

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - notificationFilterPredicate: Which notifications are shown; all unless given.
    ///   - targetContentIdentifierPrefix: How the names of the content begin whose notifications are shown; any unless given.
    public init(
        notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
    ) {
        filter = notificationFilterPredicate.map(Filter.init)
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}
