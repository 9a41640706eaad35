/// A group of values to choose from, under a heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// The heading; `nil` for a group without one.
    public let description: DisplayRepresentation?

    /// The values.
    public let items: [IntentItem<Result>]

    /// Makes a group without a heading.
    ///
    /// - Parameter items: The values.
    public init(items: [IntentItem<Result>]) {
        description = nil
        self.items = items
    }

    /// Makes a group under a heading.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - items: The values.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        description = DisplayRepresentation(title: title)
        self.items = items
    }

    /// Makes a group of values under a heading, shown as the values themselves say.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - items: The values.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Makes a group of values without a heading, shown as the values themselves say.
    ///
    /// - Parameter items: The values.
    public init(items: [Result]) {
        self.init(items: items.map { IntentItem($0) })
    }

    /// Makes a group under a heading.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - items: The values.
    @available(*, deprecated, message: "Leave the label 'title' out.")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Makes a group of values written one below another.
    ///
    /// - Parameters:
    ///   - title: The heading; `nil` for a group without one.
    ///   - subtitle: A second, smaller line.
    ///   - image: A picture.
    ///   - itemsBuilder: The values.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
        items = itemsBuilder()
    }
}

extension IntentItemSection {
    /// Collects groups.
    @resultBuilder
    public enum Builder {
        /// Takes a group.
        public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [section]
        }

        /// Takes groups.
        public static func buildExpression(_ sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            sections
        }

        /// Joins groups in order.
        public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            sections.flatMap(\.self)
        }

        /// Joins the groups of a loop.
        public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            sections.flatMap(\.self)
        }

        /// Takes the groups of a condition without an alternative.
        public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            sections ?? []
        }

        /// Takes the groups of a condition that holds.
        public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            sections
        }

        /// Takes the groups of a condition that does not hold.
        public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            sections
        }

        /// Takes the groups of an availability check.
        public static func buildLimitedAvailability(
            _ sections: [IntentItemSection<Result>]
        ) -> [IntentItemSection<Result>] { sections }
    }
}
