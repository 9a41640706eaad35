/// What is wrong with an app's shortcuts, or would be on Apple's systems.
public enum ShortcutProblem: Error, Sendable, Hashable {
    /// A phrase does not name the app.
    case unnamedApplication(shortcut: String, phrase: String)
    /// A parameter of a phrase is neither an entity nor an enum, so it cannot be told from the words around it.
    case unspeakableParameter(shortcut: String, phrase: String, parameter: String)
    /// The app has more shortcuts than Apple's systems take.
    case tooMany(count: Int)
    /// The app has more than one provider, of which Apple's systems take one.
    case severalProviders([String])

    /// Whether the shortcut is of no use here; what is not serious matters on Apple's systems alone.
    public var isSerious: Bool {
        switch self {
        case .unnamedApplication, .unspeakableParameter: true
        case .tooMany, .severalProviders: false
        }
    }
}

extension ShortcutProblem: CustomStringConvertible {
    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .unnamedApplication(let shortcut, let phrase):
            "the phrase '\(phrase)' of '\(shortcut)' does not name the app; put \\(.applicationName) into it"
        case .unspeakableParameter(let shortcut, let phrase, let parameter):
            "'\(parameter)' in the phrase '\(phrase)' of '\(shortcut)' is neither an entity nor an enum; leave it out, "
                + "and it is asked for"
        case .tooMany(let count):
            "has \(count) shortcuts; Apple's systems take \(ShortcutsProviderDescriptor.limit)"
        case .severalProviders(let types):
            "has several shortcuts providers (\(types.joined(separator: ", "))); Apple's systems take one"
        }
    }
}
