/// Tests whether a property differs from a value.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>, @unchecked Sendable {
    /// Makes the comparison.
    ///
    /// - Parameter mappingTransform: Turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType)
    where PropertyType: Equatable {
        self.init(.notEqualTo, mappingTransform)
    }
}
