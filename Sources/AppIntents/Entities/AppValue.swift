/// A type of an app's own that a parameter or a property may hold: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, IntentValueConvertible,
    Sendable
{}

extension AppValue {
    /// No resolvers: the system finds entities by their queries, and knows values of enums by their raw values and titles.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}
