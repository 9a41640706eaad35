/// What to search an app for.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// Where to search.
    associatedtype SearchScopes
}
