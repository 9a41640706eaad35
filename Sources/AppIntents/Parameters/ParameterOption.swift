/// One value that a parameter offers.
package struct ParameterOption: Sendable {
    /// The value.
    package let value: any _IntentValue
    /// How the value is shown, where its provider says so.
    package var display: DisplayRepresentation?
    /// The heading that the value stands under.
    package var section: LocalizedStringResource?

    /// The options of what a provider found, with the words and headings it gave them.
    static func list<Results: ResultsCollection>(of results: Results) -> [ParameterOption] {
        (results as? any DescribedItems)?.options ?? results.items.map { ParameterOption(value: $0) }
    }
}

/// A collection of values with words of their own.
package protocol DescribedItems {
    /// The values with their words and headings.
    var options: [ParameterOption] { get }
}
