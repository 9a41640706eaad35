/// How the link of an intent is made: a literal with `\(\.$parameter)` in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    enum Piece: Sendable {
        case literal(String)
        case parameter(@Sendable (Intent) -> any AnyIntentParameter)
    }

    let pieces: [Piece]

    /// Makes a link that is always the same.
    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    /// Makes a link with values in it.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// Collects the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []

        /// Makes room for the pieces of a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.literal(literal))
        }

        /// Adds a parameter of the intent.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: any KeyPath<Intent, IntentParameter<Value>> & Sendable
        ) {
            pieces.append(.parameter { $0[keyPath: keyPath] })
        }
    }

    /// The link of one intent, its values percent-encoded; `nil` where a value is missing or what comes out is no URL.
    func url(for intent: Intent) async -> URL? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let words): text += words
            case .parameter(let parameter):
                let parameter = parameter(intent)
                guard let value = (parameter.current ?? parameter.anyDefault)?._valueIfAny,
                    let words = await Self.words(value)
                else { return nil }
                text += words.percentEncodedForURL
            }
        }
        return URL(string: text)
    }

    private static func words(_ value: any _IntentValue) async -> String? {
        guard let value = value as? any CustomURLRepresentationParameterConvertible else {
            return ValueWords.describe(value)
        }
        return await value.urlRepresentationParameter
    }
}
