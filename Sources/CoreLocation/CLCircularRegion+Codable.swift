extension CLCircularRegion: Codable {
    private enum CodingKeys: String, CodingKey {
        case latitude, longitude, radius, identifier, notifyOnEntry, notifyOnExit
    }

    /// Reads a region.
    ///
    /// - Parameter decoder: Holds the region.
    /// - Throws: `DecodingError` where a part is missing or of another type.
    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            center: CLLocationCoordinate2D(
                latitude: try container.decode(Double.self, forKey: .latitude),
                longitude: try container.decode(Double.self, forKey: .longitude)),
            radius: try container.decode(Double.self, forKey: .radius),
            identifier: try container.decode(String.self, forKey: .identifier))
        notifyOnEntry = try container.decodeIfPresent(Bool.self, forKey: .notifyOnEntry) ?? true
        notifyOnExit = try container.decodeIfPresent(Bool.self, forKey: .notifyOnExit) ?? true
    }

    /// Writes the region.
    ///
    /// - Parameter encoder: Takes the region.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(center.latitude, forKey: .latitude)
        try container.encode(center.longitude, forKey: .longitude)
        try container.encode(radius, forKey: .radius)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(notifyOnEntry, forKey: .notifyOnEntry)
        try container.encode(notifyOnExit, forKey: .notifyOnExit)
    }
}
