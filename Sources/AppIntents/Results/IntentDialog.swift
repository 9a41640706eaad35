/// What an intent says to the person.
public struct IntentDialog: Sendable {
    /// What is said where nothing can be shown.
    package let full: LocalizedStringResource

    /// What is said beside something shown.
    package let supporting: LocalizedStringResource?

    /// Makes a dialog of one text.
    ///
    /// - Parameter text: What is said.
    public init(_ text: LocalizedStringResource) {
        full = text
        supporting = nil
    }

    /// Makes a dialog of two texts.
    ///
    /// - Parameters:
    ///   - full: What is said where nothing can be shown.
    ///   - supporting: What is said beside something shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.full = full
        self.supporting = supporting
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    /// Makes a dialog from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// Makes a dialog from a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
