/// An error with which an intent tells the system what to do next, or what the person must do.
public struct AppIntentError: Error, Sendable {
    package enum Kind: Sendable {
        case restartPerform
        case needsValue(parameter: String, dialog: IntentDialog?)
        case needsDisambiguation(parameter: String, values: [any _IntentValue & Sendable], dialog: IntentDialog?)
        case continueInForeground(
            dialog: IntentDialog, asks: Bool, continuation: (@MainActor @Sendable () async throws -> Void)?)
        case predefined(Predefined)
        case described
    }

    package let kind: Kind

    /// What is said instead of the error's own words.
    let words: LocalizedStringResource?

    init(_ kind: Kind, words: LocalizedStringResource? = nil) {
        self.kind = kind
        self.words = words
    }

    /// The system runs the intent again with the parameters it has by then.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }

    /// An error in the app's own words.
    ///
    /// - Parameter description: What went wrong.
    public init(description: LocalizedStringResource) {
        self.init(.described, words: description)
    }

    /// A predefined error in the app's own words.
    ///
    /// - Parameters:
    ///   - predefinedError: The error; one of the static members of this type and of the types in it.
    ///   - description: What is said of it.
    public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
        self.init(predefinedError.kind, words: description)
    }

    /// An error of the app's, said in its own words.
    ///
    /// - Parameter error: The error.
    public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
        self.init(.described, words: error.localizedStringResource)
    }

    /// An error of the app's, told as the error itself says.
    ///
    /// - Parameter error: The error.
    public init(wrapping error: some CustomAppIntentErrorConvertible) {
        self = error.appIntentError
    }
}

extension AppIntentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// What is wanted or went wrong, in a sentence.
    public var description: String {
        if let words { return String(localized: words) }
        return switch kind {
        case .restartPerform: "The intent asks to be run again."
        case .needsValue(let parameter, _): "The intent needs a value for '\(parameter)'."
        case .needsDisambiguation(let parameter, let values, _):
            "The intent needs to know which '\(parameter)' is meant: "
                + values.map { ValueWords.describe($0) }.listed("or") + "."
        case .continueInForeground: "The intent asks to go on in its app."
        case .predefined(let error): error.rawValue
        case .described: "The intent failed."
        }
    }

    /// What is wanted or went wrong, in a sentence.
    public var localizedStringResource: LocalizedStringResource { words ?? "\(description)" }
}

extension AppIntentError: Equatable {
    /// Whether both say the same.
    public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
        left.description == right.description
    }
}
