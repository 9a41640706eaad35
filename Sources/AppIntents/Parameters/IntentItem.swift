/// One of several values to choose from, with the words it is shown with.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The value.
    public let value: Value

    /// How the value is shown.
    public let description: DisplayRepresentation

    /// Makes an item of a value, shown as the value itself says.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
        self.value = value
        description =
            (value as? any InstanceDisplayRepresentable)?.displayRepresentation
            ?? DisplayRepresentation(stringLiteral: ValueWords.describe(value))
    }

    /// Makes an item with words of its own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - title: The main line.
    ///   - subtitle: A second, smaller line.
    ///   - image: A picture.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

extension IntentItem {
    /// Collects items, and values that become items.
    @resultBuilder
    public enum Builder {
        /// Takes an item.
        public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }

        /// Makes an item of a value.
        public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }

        /// Takes items.
        public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        /// Makes items of values.
        public static func buildExpression(_ values: [Value]) -> [IntentItem<Value>] { values.map { IntentItem($0) } }

        /// Joins items in order.
        public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap(\.self) }

        /// Joins the items of a loop.
        public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap(\.self) }

        /// Takes the items of a condition without an alternative.
        public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }

        /// Takes the items of a condition that holds.
        public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        /// Takes the items of a condition that does not hold.
        public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        /// Takes the items of an availability check.
        public static func buildLimitedAvailability(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    }
}
