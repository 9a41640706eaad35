import AppIntents

/// An intent in one sentence, as it is before a value is given.
public struct ParameterSummaryDescriptor: Sendable {
    /// The sentence for a person to read, the parameters' titles in parentheses; `nil` where there is none.
    public let text: String?
    /// The sentence with `${name}` for each parameter.
    public let format: String?
    /// The names of the parameters below the sentence.
    public let parameters: [String]

    /// What a summary tells; nothing where it is empty.
    init?(_ content: ParameterSummaryContent?) {
        guard let content, content.sentence != nil || !content.parameters.isEmpty else { return nil }
        text = content.sentence?.textOfTitles()
        format = content.sentence?.format
        parameters = content.parameters.map(\.parameterName)
    }

    /// Makes a sentence of its parts.
    init(text: String?, format: String?, parameters: [String]) {
        self.text = text
        self.format = format
        self.parameters = parameters
    }
}
