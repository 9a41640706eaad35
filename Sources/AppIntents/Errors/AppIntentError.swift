/// An error with which an intent tells the system what to do next.
public struct AppIntentError: Error, Sendable {
    package enum Kind: Sendable {
        case restartPerform
        case needsValue(parameter: String, dialog: IntentDialog?)
        case needsDisambiguation(parameter: String, values: [any _IntentValue & Sendable], dialog: IntentDialog?)
    }

    package let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The system runs the intent again with the parameters it has by then.
    public static var restartPerform: AppIntentError { AppIntentError(.restartPerform) }
}

extension AppIntentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    /// What is wanted, in a sentence.
    public var description: String {
        switch kind {
        case .restartPerform: "The intent asks to be run again."
        case .needsValue(let parameter, _): "The intent needs a value for '\(parameter)'."
        case .needsDisambiguation(let parameter, let values, _):
            "The intent needs to know which '\(parameter)' is meant: "
                + values.map { ValueWords.describe($0) }.listed("or") + "."
        }
    }

    /// What is wanted, in a sentence.
    public var localizedStringResource: LocalizedStringResource { "\(description)" }
}
