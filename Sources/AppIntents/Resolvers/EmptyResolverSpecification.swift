/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
    /// Makes a specification of no resolvers.
    public init() {}

    /// An iterator over nothing.
    public func makeIterator() -> IndexingIterator<[any Resolver]> { [].makeIterator() }
}
