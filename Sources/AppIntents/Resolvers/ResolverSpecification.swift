/// Several resolvers that make values of one type, in the order in which they are tried.
public protocol ResolverSpecification<Output>: Hashable, Sendable, Sequence where Element == any Resolver {
    /// The type of what the resolvers make.
    associatedtype Output
}
