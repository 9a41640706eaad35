import AppIntents
import CoreLocation
import GeoToolbox

/// Reads places that are written in one line.
enum PlaceText {
    /// A point on the earth as it was written.
    struct Point: Equatable, Sendable {
        var latitude: Double
        var longitude: Double
        /// Metres above the sea.
        var altitude: Double?
        /// How many metres the point may be off.
        var uncertainty: Double?

        /// Makes a point; `nil` where it is none on the earth.
        init?(latitude: Double, longitude: Double, altitude: Double? = nil, uncertainty: Double? = nil) {
            guard CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)),
                altitude?.isFinite ?? true, uncertainty.map({ $0.isFinite && $0 >= 0 }) ?? true
            else { return nil }
            self.latitude = latitude
            self.longitude = longitude
            self.altitude = altitude
            self.uncertainty = uncertainty
        }

        /// The point without what else is known of it.
        var coordinate: CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }

        /// The point with what else is known of it.
        var location: CLLocation {
            CLLocation(
                coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: uncertainty ?? 0,
                verticalAccuracy: altitude == nil ? -1 : uncertainty ?? 0, timestamp: Date())
        }

        /// The representation that keeps all that is known.
        var representation: PlaceDescriptor.PlaceRepresentation {
            altitude == nil && uncertainty == nil ? .coordinate(coordinate) : .deviceLocation(location)
        }
    }

    /// What a line says of a place.
    enum Reading: Equatable, Sendable {
        /// Where it is.
        case point(Point)
        /// Its address or name.
        case words(String)
    }

    /// Reads a line: two numbers, a `geo:` URI (RFC 5870), or else words.
    ///
    /// - Parameter text: The line.
    /// - Returns: `nil` where it is empty, or a point that is none on the earth.
    static func reading(_ text: String) -> Reading? {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.lowercased().hasPrefix("geo:") { return geoURI(line.dropFirst(4)).map { .point($0) } }
        if line.utf8.count <= WordToken.longestText,
            let match = line.wholeMatch(of: /(?<lat>[+-]?\d+(\.\d+)?)\s*[,;\s]\s*(?<lon>[+-]?\d+(\.\d+)?)/)
        {
            guard let latitude = Double(match.lat), let longitude = Double(match.lon) else { return nil }
            return Point(latitude: latitude, longitude: longitude).map { .point($0) }
        }
        return line.isEmpty ? nil : .words(line)
    }

    /// Reads the part of a `geo:` URI after the scheme: coordinates, and parameters after semicolons.
    ///
    /// Only the reference frame WGS 84 is known, as the standard has it for URIs that name none.
    private static func geoURI(_ text: Substring) -> Point? {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        let numbers = (parts.first ?? "").split(separator: ",", omittingEmptySubsequences: false).map(number)
        guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        let altitude = numbers.count == 3 ? numbers[2] : nil
        guard numbers.count == 2 || altitude != nil else { return nil }
        var uncertainty: Double?
        for parameter in parts.dropFirst() {
            let sides = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch (sides[0].lowercased(), sides.count == 2 ? sides[1] : "") {
            case ("crs", let frame): guard frame.lowercased() == "wgs84" else { return nil }
            case ("u", let metres):
                uncertainty = number(metres)
                guard uncertainty != nil else { return nil }
            default: break
            }
        }
        return Point(latitude: latitude, longitude: longitude, altitude: altitude, uncertainty: uncertainty)
    }

    private static func number(_ text: Substring) -> Double? {
        text.wholeMatch(of: /-?\d+(\.\d+)?/) == nil ? nil : Double(text)
    }
}
