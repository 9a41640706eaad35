import Foundation

extension CLLocation: Codable {
    private enum CodingKeys: String, CodingKey {
        case latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy, speed
        case speedAccuracy, timestamp
    }

    /// Reads a location; only its latitude and longitude have to be there.
    ///
    /// - Parameter decoder: Holds the location.
    /// - Throws: `DecodingError` where one of them is missing or anything is of another type.
    public convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys, _ otherwise: Double) throws -> Double {
            try container.decodeIfPresent(Double.self, forKey: key) ?? otherwise
        }
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: try container.decode(Double.self, forKey: .latitude),
                longitude: try container.decode(Double.self, forKey: .longitude)),
            altitude: try number(.altitude, 0), horizontalAccuracy: try number(.horizontalAccuracy, 0),
            verticalAccuracy: try number(.verticalAccuracy, -1), course: try number(.course, -1),
            courseAccuracy: try number(.courseAccuracy, -1), speed: try number(.speed, -1),
            speedAccuracy: try number(.speedAccuracy, -1),
            timestamp: try container.decodeIfPresent(Date.self, forKey: .timestamp) ?? Date())
    }

    /// Writes all that is known of the location.
    ///
    /// - Parameter encoder: Takes the location.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(coordinate.latitude, forKey: .latitude)
        try container.encode(coordinate.longitude, forKey: .longitude)
        try container.encode(altitude, forKey: .altitude)
        try container.encode(horizontalAccuracy, forKey: .horizontalAccuracy)
        try container.encode(verticalAccuracy, forKey: .verticalAccuracy)
        try container.encode(course, forKey: .course)
        try container.encode(courseAccuracy, forKey: .courseAccuracy)
        try container.encode(speed, forKey: .speed)
        try container.encode(speedAccuracy, forKey: .speedAccuracy)
        try container.encode(timestamp, forKey: .timestamp)
    }
}
