/// How the link of an enum's value is made: a literal with `\(.rawValue)` in it, or a link for each value.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    /// What of the value a link may have in it.
    public enum Token: Sendable {
        /// The raw value.
        case rawValue
    }

    enum Piece: Sendable {
        case literal(String)
        case rawValue
        case value(Enum)
    }

    private enum Source: Sendable {
        case pattern([Piece])
        case each([Enum: EnumSingleURLRepresentation<Enum>])
    }

    private let source: Source

    /// Makes a link that is the same for every value.
    public init(stringLiteral value: String) {
        source = .pattern([.literal(value)])
    }

    /// Makes a link with the value in it.
    public init(stringInterpolation: StringInterpolation) {
        source = .pattern(stringInterpolation.pieces)
    }

    /// A link for each value.
    ///
    /// - Parameter representations: The links, by value; a value that is not among them has none.
    public init(_ representations: [Enum: EnumSingleURLRepresentation<Enum>]) {
        source = .each(representations)
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

        /// Adds what the value has.
        public mutating func appendInterpolation(_ token: Token) {
            pieces.append(.rawValue)
        }

        /// Adds the raw value of a value.
        public mutating func appendInterpolation(_ value: Enum) {
            pieces.append(.value(value))
        }
    }

    /// The link of one value, percent-encoded.
    func url(for value: Enum) -> URL? {
        switch source {
        case .each(let links): links[value].flatMap { $0.url(for: value) }
        case .pattern(let pieces): Self.url(of: pieces, for: value)
        }
    }

    static func url(of pieces: [Piece], for value: Enum) -> URL? {
        let text = pieces.map { piece in
            switch piece {
            case .literal(let words): words
            case .rawValue: value.rawText.percentEncodedForURL
            case .value(let other): other.rawText.percentEncodedForURL
            }
        }
        return URL(string: text.joined())
    }
}

extension EnumURLRepresentation: ExpressibleByDictionaryLiteral {
    /// A link for each value; of one that is given twice, the last counts.
    public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation<Enum>)...) {
        self.init(Dictionary(elements) { $1 })
    }
}
