/// The link of one value of an enum.
public struct EnumSingleURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
    private let pieces: [EnumURLRepresentation<Enum>.Piece]

    /// Makes a link.
    public init(stringLiteral value: String) {
        pieces = [.literal(value)]
    }

    /// Makes a link with the value in it.
    public init(stringInterpolation: EnumURLRepresentation<Enum>.StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// The link, percent-encoded.
    func url(for value: Enum) -> URL? {
        EnumURLRepresentation.url(of: pieces, for: value)
    }
}
