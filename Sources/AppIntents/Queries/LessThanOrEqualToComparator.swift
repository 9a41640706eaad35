/// Tests whether a property is at most a value.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison.
    ///
    /// - Parameter mappingTransform: Turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType)
    where PropertyType: Comparable {
        self.init(.lessThanOrEqualTo, mappingTransform)
    }

    /// Makes the comparison, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the value into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
    ) where PropertyType: Comparable {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for a property that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the value into what the query works with.
    public convenience init<Wrapped: _IntentValue & Comparable>(
        mappingTransform: @escaping @Sendable (Wrapped) -> ComparatorMappingType
    ) where PropertyType == Wrapped? {
        self.init(.lessThanOrEqualTo, mappingTransform)
    }

    /// Makes the comparison for a property that may be missing, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the value into what the query works with.
    public convenience init<Specification: ResolverSpecification, Wrapped: _IntentValue & Comparable>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (Wrapped) -> ComparatorMappingType
    ) where PropertyType == Wrapped? {
        self.init(mappingTransform: mappingTransform)
    }
}
