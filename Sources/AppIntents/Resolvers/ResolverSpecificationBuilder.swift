/// Collects the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Parameter: _IntentValue & Sendable> {
    /// Takes a resolver that makes the parameter's values.
    public static func buildExpression<One: Resolver>(_ resolver: One) -> ParameterResolvers<Parameter>
    where One.Output.ValueType == Parameter.ValueType {
        ParameterResolvers([resolver])
    }

    /// Takes a specification of resolvers that make the parameter's values.
    public static func buildExpression<Many: ResolverSpecification>(_ resolvers: Many) -> ParameterResolvers<Parameter>
    where Many.Output.ValueType == Parameter.ValueType {
        ParameterResolvers(Array(resolvers))
    }

    /// Joins resolvers in order.
    public static func buildBlock(_ parts: ParameterResolvers<Parameter>...) -> ParameterResolvers<Parameter> {
        ParameterResolvers(parts.flatMap(\.resolvers))
    }
}
