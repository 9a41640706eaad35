/// The sentence of a summary: words, and the parameters among them, as `"Open \(\.$target)"`.
public struct ParameterSummaryString<Intent: AppIntent> {
    /// One piece of the sentence.
    enum Segment {
        case words(String)
        case parameter(PartialKeyPath<Intent>)
    }

    let segments: [Segment]

    /// Makes a sentence without parameters.
    ///
    /// - Parameter string: The words.
    public init(_ string: String) {
        segments = [.words(string)]
    }

    /// The sentence about one intent.
    func sentence(of intent: Intent) -> IntentSentence {
        let parameters = intent.parameters
        return IntentSentence(
            pieces: segments.compactMap { segment in
                switch segment {
                case .words(let words): .words(words)
                case .parameter(let path): intent.parameter(at: path, among: parameters).map { .parameter($0) }
                }
            })
    }
}
