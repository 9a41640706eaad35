/// How the link of an entity is made: a literal with `\(.id)` and `\(\.$property)` in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    /// A value of the entity's that is no property.
    public enum Token: Sendable {
        /// The entity's id.
        case id
    }

    enum Piece: Sendable {
        case literal(String)
        case id
        case property(@Sendable (Entity) -> any AnyEntityProperty)
    }

    let pieces: [Piece]

    /// Makes a link that is the same for every entity.
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

        /// Adds the entity's id.
        public mutating func appendInterpolation(_ token: Token) {
            pieces.append(.id)
        }

        /// Adds a property of the entity.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable
        ) {
            pieces.append(.property { $0[keyPath: keyPath] })
        }
    }

    /// The link of one entity, its values percent-encoded.
    func url(for entity: Entity) async -> URL? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let words): text += words
            case .id: text += entity.identifierText.percentEncodedForURL
            case .property(let property):
                guard let value = try? await property(entity).fetch(in: entity) else { return nil }
                text += ValueWords.describe(value).percentEncodedForURL
            }
        }
        return URL(string: text)
    }
}

extension String {
    /// This text with all but RFC 3986's unreserved characters percent-encoded, so that it can be one part of a URL.
    package var percentEncodedForURL: String {
        var output = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                output.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                output += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return output
    }
}
