extension AppShortcutPhrase: ExpressibleByStringInterpolation {
    /// Makes a phrase of words alone.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a phrase with the app's name or parameters in it.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the pieces of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        /// Makes room for the pieces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.words(literal)) }
        }

        /// Adds the app's name.
        ///
        /// - Parameter token: `.applicationName`.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            segments.append(.applicationName)
        }

        /// Adds a parameter.
        ///
        /// - Parameter keyPath: The parameter, as `\.$trail`.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            segments.append(.parameter(keyPath))
        }
    }
}
