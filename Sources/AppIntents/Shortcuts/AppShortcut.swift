/// An intent that a person can call by a phrase, without having set anything up.
public struct AppShortcut: Sendable {
    /// The intent, with the values that the shortcut gives it.
    package let intent: any AppIntent
    /// The phrases, in the language of the source.
    package let phrases: [IntentSentence]
    /// What a person calls the shortcut.
    package let shortTitle: LocalizedStringResource?
    /// The name of the system's symbol for it.
    package let systemImageName: String?
    /// How the choices of one of its parameters are shown.
    package let presentation: ShortcutPresentation?

    /// Makes a shortcut.
    ///
    /// - Parameters:
    ///   - intent: The intent; values that are set on it are the shortcut's own.
    ///   - phrases: The phrases that call it, each with the app's name, the best first.
    ///   - shortTitle: What a person calls it.
    ///   - systemImageName: The name of the system's symbol for it.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.init(
            of: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName, presentation: nil)
    }

    /// Makes a shortcut that is shown once for each choice of a parameter.
    ///
    /// - Parameters:
    ///   - intent: The intent; values that are set on it are the shortcut's own.
    ///   - phrases: The phrases that call it, each with the app's name, the best first.
    ///   - shortTitle: What a person calls it.
    ///   - systemImageName: The name of the system's symbol for it.
    ///   - parameterPresentation: The parameter, and how its choices are shown.
    public init<Intent: AppIntent, Value, Parameter, ParameterKeyPath>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) {
        self.init(
            of: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName,
            presentation: parameterPresentation.presentation(of: intent))
    }

    /// Makes a shortcut without a title or a symbol.
    ///
    /// - Parameters:
    ///   - intent: The intent; values that are set on it are the shortcut's own.
    ///   - phrases: The phrases that call it, each with the app's name, the best first.
    ///   - shortTitle: What a person calls it; the intent's title unless given.
    ///   - systemImageName: The name of the system's symbol for it.
    @available(*, deprecated, message: "Give the shortcut a title and the name of a symbol")
    @_disfavoredOverload
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.init(
            of: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName, presentation: nil)
    }

    private init<Intent: AppIntent>(
        of intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource?,
        systemImageName: String?, presentation: ShortcutPresentation?
    ) {
        self.intent = intent
        let parameters = intent.parameters
        self.phrases = phrases.map { $0.sentence(of: intent, among: parameters) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
    }
}
