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

    /// Makes the comparison for text that may be missing.
    ///
    /// - Parameter mappingTransform: Turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
    where PropertyType == String? {
        self.init(.hasPrefix, mappingTransform)
    }
}
