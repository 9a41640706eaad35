/// An intent that shows in its app what a search finds.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The type of what is searched for.
    associatedtype Criteria: SearchCriteria

    /// Where the intent searches.
    static var searchScopes: Criteria.SearchScopes { get }

    /// What is searched for.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// The results are shown in the app.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
    /// Anything that the app has.
    public static var searchScopes: [StringSearchScope] { [.general] }
}
