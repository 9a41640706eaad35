import CoreLocation

extension PlaceDescriptor {
    /// One way to say where a place is.
    ///
    /// Follows
    /// [`PlaceRepresentation`](https://developer.apple.com/documentation/geotoolbox/placedescriptor/placerepresentation).
    public enum PlaceRepresentation: Sendable {
        /// A point on the earth.
        case coordinate(CLLocationCoordinate2D)
        /// A full address, as on a letter.
        case address(String)
        /// A place as a device measured it.
        case deviceLocation(CLLocation)
    }
}

extension PlaceDescriptor.PlaceRepresentation: Hashable {
    /// Whether two representations say the same; coordinates do where both their numbers are the same.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.coordinate(let left), .coordinate(let right)):
            left.latitude == right.latitude && left.longitude == right.longitude
        case (.address(let left), .address(let right)): left == right
        case (.deviceLocation(let left), .deviceLocation(let right)): left == right
        default: false
        }
    }

    /// Feeds what the representation says into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .coordinate(let coordinate):
            hasher.combine(coordinate.latitude)
            hasher.combine(coordinate.longitude)
        case .address(let address): hasher.combine(address)
        case .deviceLocation(let location): hasher.combine(location)
        }
    }
}

extension PlaceDescriptor.PlaceRepresentation: Codable {
    private enum CodingKeys: String, CodingKey {
        case coordinate, address, deviceLocation
    }

    private enum CoordinateKeys: String, CodingKey {
        case latitude, longitude
    }

    /// Reads a representation: an object whose only member is named as the case.
    ///
    /// - Parameter decoder: Holds the representation.
    /// - Throws: `DecodingError` where it is none of the cases, or its value is of another type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.coordinate) {
            let numbers = try container.nestedContainer(keyedBy: CoordinateKeys.self, forKey: .coordinate)
            self = .coordinate(
                CLLocationCoordinate2D(
                    latitude: try numbers.decode(Double.self, forKey: .latitude),
                    longitude: try numbers.decode(Double.self, forKey: .longitude)))
        } else if let address = try container.decodeIfPresent(String.self, forKey: .address) {
            self = .address(address)
        } else if let location = try container.decodeIfPresent(CLLocation.self, forKey: .deviceLocation) {
            self = .deviceLocation(location)
        } else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "A place is represented by 'coordinate', 'address' or 'deviceLocation'."))
        }
    }

    /// Writes the representation as an object whose only member is named as the case.
    ///
    /// - Parameter encoder: Takes the representation.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .coordinate(let coordinate):
            var numbers = container.nestedContainer(keyedBy: CoordinateKeys.self, forKey: .coordinate)
            try numbers.encode(coordinate.latitude, forKey: .latitude)
            try numbers.encode(coordinate.longitude, forKey: .longitude)
        case .address(let address): try container.encode(address, forKey: .address)
        case .deviceLocation(let location): try container.encode(location, forKey: .deviceLocation)
        }
    }
}
