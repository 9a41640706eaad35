import Foundation

/// A place that was measured, with how exact it is and when that was.
///
/// Follows [`CLLocation`](https://developer.apple.com/documentation/corelocation/cllocation). Two locations are equal where
/// all that is known of them is.
public final class CLLocation: NSObject, Sendable {
    /// The point on the earth.
    public let coordinate: CLLocationCoordinate2D

    /// Metres above mean sea level; means nothing where ``verticalAccuracy`` is negative.
    public let altitude: CLLocationDistance

    /// How many metres the coordinate may be off; negative where the coordinate means nothing.
    public let horizontalAccuracy: CLLocationAccuracy

    /// How many metres the altitude may be off; negative where the altitude means nothing.
    public let verticalAccuracy: CLLocationAccuracy

    /// Where the device was going, in degrees clockwise from true north; negative where that is not known.
    public let course: CLLocationDirection

    /// How many degrees the course may be off; negative where nothing is known of it.
    public let courseAccuracy: CLLocationDirectionAccuracy

    /// How fast the device was going, in metres a second; negative where that is not known.
    public let speed: CLLocationSpeed

    /// How many metres a second the speed may be off; negative where nothing is known of it.
    public let speedAccuracy: CLLocationSpeedAccuracy

    /// When the place was measured.
    public let timestamp: Date

    /// Makes a location of all that was measured.
    ///
    /// - Parameters:
    ///   - coordinate: The point on the earth.
    ///   - altitude: Metres above mean sea level.
    ///   - horizontalAccuracy: How many metres the coordinate may be off.
    ///   - verticalAccuracy: How many metres the altitude may be off.
    ///   - course: Where the device was going, in degrees clockwise from true north.
    ///   - courseAccuracy: How many degrees the course may be off.
    ///   - speed: How fast the device was going, in metres a second.
    ///   - speedAccuracy: How many metres a second the speed may be off.
    ///   - timestamp: When the place was measured.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Makes a location of a device that was going somewhere.
    ///
    /// - Parameters:
    ///   - coordinate: The point on the earth.
    ///   - altitude: Metres above mean sea level.
    ///   - horizontalAccuracy: How many metres the coordinate may be off.
    ///   - verticalAccuracy: How many metres the altitude may be off.
    ///   - course: Where the device was going, in degrees clockwise from true north.
    ///   - speed: How fast the device was going, in metres a second.
    ///   - timestamp: When the place was measured.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Makes a location of which the height is known too.
    ///
    /// - Parameters:
    ///   - coordinate: The point on the earth.
    ///   - altitude: Metres above mean sea level.
    ///   - horizontalAccuracy: How many metres the coordinate may be off.
    ///   - verticalAccuracy: How many metres the altitude may be off.
    ///   - timestamp: When the place was measured.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Makes a location of a point on the earth, measured now.
    ///
    /// - Parameters:
    ///   - latitude: Degrees north of the equator.
    ///   - longitude: Degrees east of the meridian of Greenwich.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// The length of the shortest way over the earth between two locations; their heights do not count.
    ///
    /// - Parameter location: The other location.
    /// - Returns: Metres on the ellipsoid WGS 84, exact to less than a millimetre; not a number where one of the
    ///   coordinates has none.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.length(from: coordinate, to: location.coordinate)
    }

    private var measures: [Double] {
        [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
    }

    /// Whether another object is a location of which the same is known.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLLocation)?.measures == measures
    }

    /// A number that is the same for equal locations.
    public override var hash: Int { measures.hashValue }

    /// The coordinate and its accuracy, for a log.
    public override var description: String {
        "<\(coordinate.latitude), \(coordinate.longitude)> ± \(horizontalAccuracy) m @ \(timestamp)"
    }
}
