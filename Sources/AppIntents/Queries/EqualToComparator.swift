/// Tests whether a property equals a value.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison.
    ///
    /// - Parameter mappingTransform: Turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType)
    where PropertyType: Equatable {
        self.init(.equalTo, mappingTransform)
    }

    /// Makes the comparison, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the value into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
    ) where PropertyType: Equatable {
        self.init(mappingTransform: mappingTransform)
    }
}
