extension ParameterSummaryString: ExpressibleByStringInterpolation {
    /// Makes a sentence without parameters.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the pieces of a sentence.
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

        /// Adds a parameter.
        ///
        /// - Parameter keyPath: The parameter, as `\.$target`.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            segments.append(.parameter(keyPath))
        }
    }
}
