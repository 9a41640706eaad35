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
}
