/// A phrase that must never reach the app, although it sounds like one of its shortcuts.
public struct NegativeAppShortcutPhrase: Sendable {
    package let sentence: IntentSentence

    /// Makes a phrase of words alone.
    ///
    /// - Parameter string: The words.
    public init(_ string: String) {
        sentence = IntentSentence(pieces: [.words(string)])
    }
}

extension NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
    /// Makes a phrase of words alone.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a phrase with the app's name in it.
    public init(stringInterpolation: StringInterpolation) {
        sentence = IntentSentence(pieces: stringInterpolation.pieces)
    }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [IntentSentence.Piece] = []

        /// Makes room for the pieces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.words(literal)) }
        }

        /// Adds the app's name.
        ///
        /// - Parameter token: `.applicationName`.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            pieces.append(.applicationName)
        }
    }
}
