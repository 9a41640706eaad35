/// A point on the earth by latitude and longitude, in the reference frame WGS 84.
///
/// As in Apple's framework, a coordinate is neither `Equatable` nor `Codable` by itself: two measured points are hardly ever
/// the same, and ``CLLocation/distance(from:)`` tells how far they are apart.
///
/// Follows [`CLLocationCoordinate2D`](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator; negative to the south of it.
    public var latitude: CLLocationDegrees

    /// Degrees east of the meridian of Greenwich; negative to the west of it.
    public var longitude: CLLocationDegrees

    /// The point where the equator meets the meridian of Greenwich.
    public init() {
        latitude = 0
        longitude = 0
    }

    /// Makes a coordinate; numbers that are none on the earth are kept, and ``CLLocationCoordinate2DIsValid(_:)`` tells.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator, from -90 to 90.
    ///   - longitude: Degrees east of the meridian of Greenwich, from -180 to 180.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// The coordinate that stands for none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate is a point on the earth: latitude within 90 degrees, longitude within 180.
///
/// - Parameter coord: The coordinate.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Makes a coordinate.
///
/// - Parameters:
///   - latitude: Degrees north of the equator.
///   - longitude: Degrees east of the meridian of Greenwich.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
