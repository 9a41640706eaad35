/// The words of a sentence with a shortcut's parameter in it.
public struct AppShortcutParameterPresentationSummaryString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    /// The words, with `nil` in the parameter's places.
    let words: [String?]

    /// Makes a sentence without the parameter.
    ///
    /// - Parameter string: The words.
    public init(_ string: String) {
        words = [string]
    }
}

extension AppShortcutParameterPresentationSummaryString: ExpressibleByStringInterpolation {
    /// Makes a sentence without the parameter.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a sentence with the parameter.
    public init(stringInterpolation: StringInterpolation) {
        words = stringInterpolation.words
    }

    /// Collects the pieces of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        var words: [String?] = []

        /// Makes room for the pieces.
        public init(literalCapacity: Int, interpolationCount: Int) {
            words.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { words.append(literal) }
        }

        /// Adds the parameter.
        ///
        /// - Parameter keyPath: The parameter, as `\.$trail`.
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {
            words.append(nil)
        }
    }
}
