/// What an intent says to the person.
public struct IntentDialog: Sendable {
    /// What is said where nothing can be shown.
    package let full: LocalizedStringResource

    /// What is said beside something shown.
    package let supporting: LocalizedStringResource?

    /// The name of a symbol shown beside the text.
    package let systemImageName: String?

    private init(_ full: LocalizedStringResource, _ supporting: LocalizedStringResource?, _ systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    /// Makes a dialog of one text.
    ///
    /// - Parameter text: What is said.
    public init(_ text: LocalizedStringResource) {
        self.init(text, nil, nil)
    }

    /// Makes a dialog of two texts.
    ///
    /// - Parameters:
    ///   - full: What is said where nothing can be shown.
    ///   - supporting: What is said beside something shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full, supporting, nil)
    }

    /// Makes a dialog of a text and a symbol.
    ///
    /// - Parameters:
    ///   - full: What is said.
    ///   - systemImageName: The name of the symbol shown beside it.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full, nil, systemImageName)
    }

    /// Makes a dialog of two texts and a symbol.
    ///
    /// - Parameters:
    ///   - full: What is said where nothing can be shown.
    ///   - supporting: What is said beside something shown.
    ///   - systemImageName: The name of the symbol shown beside it.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full, supporting, systemImageName)
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
