/// Why an intent stopped short of its end without having failed.
public enum IntentCancellation: Error, Equatable, Sendable {
    /// The person was asked and said no; the question.
    case declined(String)
    /// The question could not be put to anybody; the question.
    case nobodyToAsk(String)
}

extension IntentCancellation: CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    /// What happened, in a sentence.
    public var description: String {
        switch self {
        case .declined(let question): "Declined: \(question)"
        case .nobodyToAsk(let question): "This needs an answer and there is nobody to ask: \(question)"
        }
    }

    /// What happened, in a sentence.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
