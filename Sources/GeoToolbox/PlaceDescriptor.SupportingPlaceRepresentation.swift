extension PlaceDescriptor {
    /// What is known of a place to some systems only.
    ///
    /// Follows
    /// [`SupportingPlaceRepresentation`](https://developer.apple.com/documentation/geotoolbox/placedescriptor/supportingplacerepresentation).
    public enum SupportingPlaceRepresentation: Hashable, Sendable {
        /// What services for maps know the place as, by the services' bundle identifiers.
        case serviceIdentifiers([String: String])
    }
}

extension PlaceDescriptor.SupportingPlaceRepresentation: Codable {
    private enum CodingKeys: String, CodingKey {
        case serviceIdentifiers
    }

    /// Reads a representation: an object whose only member is `serviceIdentifiers`.
    ///
    /// - Parameter decoder: Holds the representation.
    /// - Throws: `DecodingError` where the member is missing or of another type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self = .serviceIdentifiers(try container.decode([String: String].self, forKey: .serviceIdentifiers))
    }

    /// Writes the representation as an object whose only member is `serviceIdentifiers`.
    ///
    /// - Parameter encoder: Takes the representation.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .serviceIdentifiers(let identifiers): try container.encode(identifiers, forKey: .serviceIdentifiers)
        }
    }
}
