/// The resolvers that make criteria of a search of words. The name is spelt as the framework's documentation spells it.
public struct StringSearchCriteriaFromStringResolverSpecificification: ResolverSpecification {
    /// What the resolvers make.
    public typealias Output = StringSearchCriteria

    /// Makes the specification.
    public init() {}

    /// An iterator over the one resolver.
    public func makeIterator() -> IndexingIterator<[any Resolver]> {
        [StringSearchCriteriaFromStringResolver() as any Resolver].makeIterator()
    }
}
