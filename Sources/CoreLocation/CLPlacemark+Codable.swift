import Foundation

extension CLPlacemark: Codable {
    private enum CodingKeys: String, CodingKey {
        case location, region
    }

    /// Reads a placemark; none of its parts has to be there.
    ///
    /// - Parameter decoder: Holds the placemark.
    /// - Throws: `DecodingError` where a part is of another type.
    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            location: try container.decodeIfPresent(CLLocation.self, forKey: .location),
            region: try container.decodeIfPresent(CLCircularRegion.self, forKey: .region),
            parts: try Parts(from: decoder))
    }

    /// Writes the placemark; of the regions, the circular ones.
    ///
    /// - Parameter encoder: Takes the placemark.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try parts.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(location, forKey: .location)
        try container.encodeIfPresent(region as? CLCircularRegion, forKey: .region)
    }
}
