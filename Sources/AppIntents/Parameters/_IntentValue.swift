/// A value that a parameter or a property may hold.
public protocol _IntentValue: Sendable {
    /// The type of one value, below optionals and arrays.
    associatedtype ValueType: _IntentValue = Self

    /// The type of the value where it is there.
    associatedtype UnwrappedType: _IntentValue = Self

    /// The type of ``defaultResolverSpecification``.
    associatedtype Specification: ResolverSpecification

    /// How values of other types become one of this, after the resolvers that a parameter names itself.
    static var defaultResolverSpecification: Specification { get }

    /// The value where it is there: itself, or what an optional holds. It spares the system a look at the type of each value.
    var _valueIfAny: (any _IntentValue)? { get }
}

extension _IntentValue {
    /// No resolvers: the system reads values of the types it knows by itself.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension _IntentValue {
    /// The value itself.
    public var _valueIfAny: (any _IntentValue)? { self }
}
