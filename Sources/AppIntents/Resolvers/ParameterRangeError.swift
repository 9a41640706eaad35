/// A number that is outside the bounds of its parameter.
public struct ParameterRangeError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    let title: String
    let value: Double
    let low: Double
    let high: Double

    /// Which parameter it is, what was given, and what would do.
    public var description: String {
        "\(title) must be from \(low.formatted()) to \(high.formatted()), not \(value.formatted())"
    }

    /// The description, for a person.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: description) }
}
