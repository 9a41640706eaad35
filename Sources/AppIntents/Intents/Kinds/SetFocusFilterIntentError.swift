/// Why the filter of a focus cannot be had.
public enum SetFocusFilterIntentError: Error, Sendable {
    /// No focus is on that has a filter of this type; here there never is one.
    case notFound
    /// A required parameter of the filter has no value.
    case missingParameterValue
}

extension SetFocusFilterIntentError: CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .notFound: "No focus is on that has such a filter."
        case .missingParameterValue: "The filter lacks a value that it requires."
        }
    }

    /// What is wrong, in a sentence.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
