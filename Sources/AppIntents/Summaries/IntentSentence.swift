/// A sentence about an intent: the one of its summary, or a phrase of a shortcut.
package struct IntentSentence: Sendable {
    /// One piece of a sentence.
    package enum Piece: Sendable {
        case words(String)
        case parameter(any AnyIntentParameter)
        case applicationName
    }

    /// The name that stands for the app's in ``format``.
    private static let applicationName = "applicationName"

    package let pieces: [Piece]

    package init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// The parameters named, in order.
    package var parameters: [any AnyIntentParameter] {
        pieces.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
    }

    /// Whether the app's name is part of the sentence.
    package var namesApplication: Bool {
        pieces.contains { if case .applicationName = $0 { true } else { false } }
    }

    /// The sentence with `${name}` for each parameter and `${applicationName}` for the app's name: its key in a strings file.
    package var format: String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .parameter(let parameter): text += "${\(parameter.parameterName)}"
            case .applicationName: text += "${\(Self.applicationName)}"
            }
        }
    }

    /// The sentence in words.
    ///
    /// - Parameters:
    ///   - application: The app's name.
    ///   - describe: The words for a parameter.
    package func text(application: String = "", _ describe: (any AnyIntentParameter) -> String) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .parameter(let parameter): text += describe(parameter)
            case .applicationName: text += application
            }
        }
    }

    /// The sentence with the parameters' titles in parentheses, for whoever wants to know what it may say.
    ///
    /// - Parameter application: The app's name.
    package func textOfTitles(application: String = "") -> String {
        text(application: application) { "(\(String(localized: $0.title)))" }
    }

    /// The sentence with the parameters' values, and the titles in parentheses of those without one.
    package func textOfValues() -> String {
        text { parameter in
            parameter.valueOrDefault.map { value in
                (value as? Bool).flatMap { parameter.declaration.displayName?.words(for: $0) }
                    ?? ValueWords.describe(value)
            } ?? "(\(String(localized: parameter.title)))"
        }
    }

    /// The sentence in the person's language, where the app has a translation.
    ///
    /// - Parameter table: The strings file to look in.
    package func localized(table: String?) -> IntentSentence {
        let format = format
        let translation = String(localized: LocalizedStringResource(String.LocalizationValue(format), table: table))
        return translation == format ? self : parsing(translation)
    }

    /// A sentence of these parameters, read from a format; a `${name}` that is none of theirs stays as it is.
    package func parsing(_ format: String) -> IntentSentence {
        let known = parameters
        var pieces: [Piece] = []
        var words = ""
        var rest = Substring(format)
        while let start = rest.firstRange(of: "${") {
            words += rest[..<start.lowerBound]
            let inner = rest[start.upperBound...]
            let name = inner.prefix { $0 != "}" }
            let parameter = known.first { $0.parameterName == name }
            guard name.endIndex != inner.endIndex, parameter != nil || name == Self.applicationName else {
                words += rest[start]
                rest = inner
                continue
            }
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(parameter.map { .parameter($0) } ?? .applicationName)
            rest = inner[inner.index(after: name.endIndex)...]
        }
        words += rest
        if !words.isEmpty { pieces.append(.words(words)) }
        return IntentSentence(pieces: pieces)
    }
}
