import CoreLocation
import Foundation
import Testing

@Suite struct CLLocationTests {
    /// Lengths as GeographicLib 2.1 computes them.
    @Test(
        "The distance is the length of the shortest way over WGS 84",
        arguments: [
            ([40.6, -73.8, 51.6, -0.5], 5_551_759.40032), ([0, 0, 0, 1], 111_319.49079),
            ([0, 0, 0, 179], 19_926_188.85200),
            ([10, 170, 10, -170], 2_192_447.56466), ([90, 0, -90, 0], 20_003_931.45863), ([1, 1, 1, 1], 0),
        ] as [([Double], Double)])
    func distance(points: [Double], expected: Double) {
        let start = CLLocation(latitude: points[0], longitude: points[1])
        let end = CLLocation(latitude: points[2], longitude: points[3])
        #expect(abs(end.distance(from: start) - expected) < 0.001)
        #expect(abs(start.distance(from: end) - expected) < 0.001)
    }

    @Test(
        "The distance is exact between points nearly opposite each other too",
        arguments: [
            ([0, 0, 0.5, 179.5], 19_936_288.57897), ([0, 0, 0.5, 179.7], 19_944_127.42075),
            ([0, 0, 0, 180], 20_003_931.45863), ([30, 0, -30, 180], 20_003_931.45863),
            ([-30, 0, 29.9, 179.8], 19_989_832.82761),
        ] as [([Double], Double)])
    func antipodes(points: [Double], expected: Double) {
        let start = CLLocation(latitude: points[0], longitude: points[1])
        let end = CLLocation(latitude: points[2], longitude: points[3])
        #expect(abs(end.distance(from: start) - expected) < 0.001)
    }

    @Test("There is no distance from a coordinate that is no number", arguments: [Double.nan, .infinity])
    func noNumber(degrees: Double) {
        let nowhere = CLLocation(latitude: degrees, longitude: 0)
        #expect(CLLocation(latitude: 1, longitude: 1).distance(from: nowhere).isNaN)
    }

    @Test(
        "A coordinate is valid within 90 and 180 degrees",
        arguments: [
            (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false), (.nan, 0, false),
            (0, .infinity, false),
        ] as [(Double, Double, Bool)])
    func validity(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("Locations of which the same is known are equal")
    func equality() {
        let time = Date(timeIntervalSince1970: 1_000_000)
        func location(_ speed: Double) -> CLLocation {
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
                verticalAccuracy: 5, course: 6, speed: speed, timestamp: time)
        }
        #expect(location(7) == location(7))
        #expect(Set([location(7), location(7), location(8)]).count == 2)
    }

    @Test("What was not measured is told by a negative number")
    func unknowns() {
        let location = CLLocation(latitude: 1, longitude: 2)
        #expect(location.verticalAccuracy < 0)
        #expect(location.course < 0)
        #expect(location.courseAccuracy < 0)
        #expect(location.speed < 0)
        #expect(location.speedAccuracy < 0)
    }

    @Test("A location is read back as it was written")
    func coding() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.25), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9,
            timestamp: Date(timeIntervalSinceReferenceDate: 10))
        let data = try JSONEncoder().encode(location)
        #expect(try JSONDecoder().decode(CLLocation.self, from: data) == location)
    }

    @Test(
        "A location without a longitude cannot be read",
        arguments: ["{}", #"{"latitude": 1}"#, "[]", #"{"latitude": "a"}"#])
    func damaged(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(CLLocation.self, from: Data(json.utf8)) }
    }
}
