/// Tests whether a property contains a value: a text some words, a list an element.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison for text.
    ///
    /// - Parameter mappingTransform: Turns the words into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == String {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for text, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the words into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == String {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for text that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the words into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == String? {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for text that may be missing, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the words into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == String? {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for attributed text.
    ///
    /// - Parameter mappingTransform: Turns the words into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == AttributedString {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for attributed text, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the words into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == AttributedString {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for attributed text that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the words into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == AttributedString? {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for attributed text that may be missing, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the words into what the query works with.
    public convenience init<Specification: ResolverSpecification>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType
    ) where PropertyType == AttributedString? {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for a list.
    ///
    /// - Parameter mappingTransform: Turns the element into what the query works with.
    public convenience init<Element: _IntentValue>(
        mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType
    ) where PropertyType == [Element] {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for a list, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the element into what the query works with.
    public convenience init<Specification: ResolverSpecification, Element: _IntentValue>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType
    ) where PropertyType == [Element] {
        self.init(mappingTransform: mappingTransform)
    }

    /// Makes the comparison for a list that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the element into what the query works with.
    public convenience init<Element: _IntentValue>(
        mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType
    ) where PropertyType == [Element]? {
        self.init(.contains, mappingTransform)
    }

    /// Makes the comparison for a list that may be missing, with resolvers of its own, which the system keeps: it reads values as the property's type.
    ///
    /// - Parameters:
    ///   - resolvers: How values of other types become ones to compare with.
    ///   - mappingTransform: Turns the element into what the query works with.
    public convenience init<Specification: ResolverSpecification, Element: _IntentValue>(
        @ResolverSpecificationBuilder<PropertyType> withResolvers resolvers: () -> Specification,
        mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType
    ) where PropertyType == [Element]? {
        self.init(mappingTransform: mappingTransform)
    }
}
