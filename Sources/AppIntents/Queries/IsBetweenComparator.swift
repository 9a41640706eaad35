/// Compares a property with two values, between which it must lie.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison.
    ///
    /// - Parameter mappingTransform: Turns the lower and the upper value into what the query works with.
    public init(mappingTransform: @escaping @Sendable (PropertyType, PropertyType) -> ComparatorMappingType)
    where PropertyType: Comparable {
        super.init(.isBetween, input: PropertyType.self) { inputs in
            guard inputs.count == 2, let low = inputs[0] as? PropertyType, let high = inputs[1] as? PropertyType
            else { return nil }
            return mappingTransform(low, high)
        }
    }

    /// Makes the comparison, for a property that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the lower and the upper value into what the query works with.
    public init<Wrapped: _IntentValue & Comparable & Sendable>(
        mappingTransform: @escaping @Sendable (Wrapped, Wrapped) -> ComparatorMappingType
    ) where PropertyType == Wrapped? {
        super.init(.isBetween, input: Wrapped.self) { inputs in
            guard inputs.count == 2, let low = inputs[0] as? Wrapped, let high = inputs[1] as? Wrapped
            else { return nil }
            return mappingTransform(low, high)
        }
    }

    /// Makes the comparison, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the lower and the upper value into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (PropertyType, PropertyType) -> ComparatorMappingType
    ) where PropertyType: Comparable {
        self.init(mappingTransform: mappingTransform)
    }
}
