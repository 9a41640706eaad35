/// Tests whether a text begins with words.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison for text.
    ///
    /// - Parameter mappingTransform: Turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == String {
        self.init(.hasPrefix, mappingTransform)
    }

    /// Makes the comparison for text, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the text into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == String {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for text that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == String? {
        self.init(.hasPrefix, mappingTransform)
    }

    /// Makes the comparison for text that may be missing, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the text into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == String? {
        self.init(mappingTransform: mappingTransform)
    }
}
