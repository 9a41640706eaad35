/// Words to search an app for.
public struct StringSearchCriteria: SearchCriteria {
    /// Where to search.
    public typealias SearchScopes = [StringSearchScope]

    /// The words.
    public var term: String

    /// Makes the criteria.
    ///
    /// - Parameter term: The words.
    public init(term: String) {
        self.term = term
    }
}

extension StringSearchCriteria: CustomStringConvertible {
    /// The words.
    public var description: String { term }
}
