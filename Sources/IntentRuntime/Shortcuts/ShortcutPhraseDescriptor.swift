import AppIntents

/// A phrase with which a person calls a shortcut.
public struct ShortcutPhraseDescriptor: Sendable {
    /// The phrase for a person to read: the app's name filled in, the parameters' titles in parentheses.
    public let text: String
    /// The phrase with `${name}` for each parameter and `${applicationName}` for the app's name.
    public let format: String
    /// The parameters in it, in order.
    public let parameters: [ParameterDescriptor]
    /// Whether it names the app, as each phrase must.
    public let namesApplication: Bool

    init(_ sentence: IntentSentence, app: AppDescriptor) {
        let sentence = sentence.localized(table: ShortcutsProviderDescriptor.table)
        text = sentence.textOfTitles(application: app.title)
        format = sentence.format
        parameters = sentence.parameters.map { ParameterDescriptor($0, mayBeEmpty: false) }
        namesApplication = sentence.namesApplication
    }

    /// Makes a phrase of its parts.
    init(text: String, format: String, parameters: [ParameterDescriptor], namesApplication: Bool) {
        self.text = text
        self.format = format
        self.parameters = parameters
        self.namesApplication = namesApplication
    }
}
