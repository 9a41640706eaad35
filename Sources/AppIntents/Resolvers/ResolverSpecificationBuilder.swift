/// Collects the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Parameter: _IntentValue & Sendable> {
    /// Takes a resolver that makes the parameter's values, or what another resolver makes them of.
    public static func buildExpression<One: Resolver>(_ resolver: One) -> ParameterResolvers<Parameter> {
        ParameterResolvers([resolver])
    }

    /// Takes a specification of resolvers.
    public static func buildExpression<Many: ResolverSpecification>(
        _ resolvers: Many
    ) -> ParameterResolvers<Parameter> {
        ParameterResolvers(Array(resolvers))
    }

    /// Joins resolvers in order.
    public static func buildBlock(_ parts: ParameterResolvers<Parameter>...) -> ParameterResolvers<Parameter> {
        ParameterResolvers(parts.flatMap(\.resolvers))
    }
}
