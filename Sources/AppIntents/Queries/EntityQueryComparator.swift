/// A comparison that a query knows for one property.
public class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: AnyEntityQueryComparator, @unchecked Sendable {
    // Unchecked because the compiler cannot prove it of a class with subclasses; the only stored property is an immutable Sendable value.
    let mapped: MappedComparator<ComparatorMappingType>

    init(
        _ comparison: EntityComparison, input: any _IntentValue.Type,
        map: @escaping @Sendable ([any _IntentValue]) -> ComparatorMappingType?
    ) {
        mapped = MappedComparator(comparison: comparison, inputType: input, map: map)
    }

    /// Makes a comparison with one value of a type.
    convenience init<Input: _IntentValue>(
        _ comparison: EntityComparison, _ transform: @escaping @Sendable (Input) -> ComparatorMappingType
    ) {
        let inputType: any _IntentValue.Type = Input.self
        self.init(comparison, input: inputType) { inputs in
            if let input = inputs.first as? Input { return transform(input) }
            guard let first = inputs.first, let optional = inputType as? any OptionalIntentValue.Type,
                let made = optional.make(first), let input = made as? Input
            else { return nil }
            return transform(input)
        }
    }
}

/// Collects the comparisons that a query knows for one property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
    /// Takes one comparison.
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>
    ) -> EntityQueryComparator<Property, PropertyType, ComparatorMappingType> { comparator }

    /// Collects them in order.
    public static func buildBlock(
        _ comparators: EntityQueryComparator<Property, PropertyType, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Property, PropertyType, ComparatorMappingType>] { comparators }
}
