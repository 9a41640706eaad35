/// Values to choose from, in groups and with words of their own.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable
where Result.ValueType == Result {
    /// What the person is asked to choose.
    public let promptLabel: LocalizedStringResource?

    /// Whether the values are shown under their first letters.
    public let usesIndexedCollation: Bool

    /// The groups.
    public let sections: [IntentItemSection<Result>]

    /// Makes a collection of groups.
    ///
    /// - Parameters:
    ///   - promptLabel: What the person is asked to choose.
    ///   - usesIndexedCollation: Whether the values are shown under their first letters.
    ///   - sections: The groups.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Makes a collection of groups written one below another.
    ///
    /// - Parameters:
    ///   - promptLabel: What the person is asked to choose.
    ///   - usesIndexedCollation: Whether the values are shown under their first letters.
    ///   - sectionsBuilder: The groups.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    /// Makes a collection of one group of values, shown as the values themselves say.
    ///
    /// - Parameters:
    ///   - promptLabel: What the person is asked to choose.
    ///   - usesIndexedCollation: Whether the values are shown under their first letters.
    ///   - items: The values.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    /// The values of all groups.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

    /// No values.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: DescribedItems {
    package var options: [ParameterOption] {
        sections.flatMap { section in
            section.items.map {
                ParameterOption(value: $0.value, display: $0.description, section: section.description?.title)
            }
        }
    }
}
