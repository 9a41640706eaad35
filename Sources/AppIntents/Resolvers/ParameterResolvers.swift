/// The resolvers of one parameter, as ``ResolverSpecificationBuilder`` collects them.
public struct ParameterResolvers<Output: _IntentValue & Sendable>: ResolverSpecification {
    let resolvers: [any Resolver]

    init(_ resolvers: [any Resolver]) {
        self.resolvers = resolvers
    }

    /// No resolvers.
    public static var none: ParameterResolvers { ParameterResolvers([]) }

    /// An iterator over the resolvers, the first to be tried first.
    public func makeIterator() -> IndexingIterator<[any Resolver]> { resolvers.makeIterator() }

    /// Whether both have the same resolvers.
    public static func == (left: ParameterResolvers, right: ParameterResolvers) -> Bool {
        left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
    }

    /// Hashes the resolvers.
    public func hash(into hasher: inout Hasher) {
        for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
    }
}
