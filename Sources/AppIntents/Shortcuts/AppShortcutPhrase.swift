/// A phrase with which a person calls a shortcut, as `"Open \(\.$trail) in \(.applicationName)"`.
///
/// Every phrase names the app, and its parameters are entities or enums.
public struct AppShortcutPhrase<Intent: AppIntent> {
    /// One piece of the phrase.
    enum Segment {
        case words(String)
        case parameter(PartialKeyPath<Intent>)
        case applicationName
    }

    let segments: [Segment]

    /// Makes a phrase of words alone.
    ///
    /// - Parameter string: The words.
    public init(_ string: String) {
        segments = [.words(string)]
    }

    /// The phrase about one intent. `${applicationName}` in its words is the app's name, as in a strings file.
    func sentence(of intent: Intent, among parameters: [any AnyIntentParameter]) -> IntentSentence {
        let sentence = IntentSentence(
            pieces: segments.compactMap { segment in
                switch segment {
                case .words(let words): .words(words)
                case .parameter(let path): intent.parameter(at: path, among: parameters).map { .parameter($0) }
                case .applicationName: .applicationName
                }
            })
        return sentence.parsing(sentence.format)
    }
}
