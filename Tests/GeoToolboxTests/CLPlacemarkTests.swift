import CoreLocation
import Foundation
import Testing

@Suite struct CLPlacemarkTests {
    private let lighthouse = CLPlacemark(
        location: CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.561, longitude: -9.93), altitude: 84, horizontalAccuracy: 5,
            verticalAccuracy: 5, timestamp: Date(timeIntervalSinceReferenceDate: 0)),
        region: CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.561, longitude: -9.93), radius: 5000, identifier: "Loop Head"),
        name: "Loop Head Lighthouse", thoroughfare: "Lighthouse Road", subThoroughfare: "1", locality: "Kilbaha",
        subLocality: "West", administrativeArea: "Clare", subAdministrativeArea: "Kilrush", postalCode: "V15",
        isoCountryCode: "IE", country: "Ireland", inlandWater: "Shannon", ocean: "Atlantic Ocean",
        areasOfInterest: ["Wild Atlantic Way"], timeZone: TimeZone(identifier: "Europe/Dublin"))

    @Test("A placemark has the parts it was made of, and so has its copy")
    func parts() {
        let copy = CLPlacemark(placemark: lighthouse)
        #expect(copy == lighthouse)
        #expect(copy.name == "Loop Head Lighthouse")
        #expect(copy.thoroughfare == "Lighthouse Road")
        #expect(copy.subThoroughfare == "1")
        #expect(copy.locality == "Kilbaha")
        #expect(copy.subLocality == "West")
        #expect(copy.administrativeArea == "Clare")
        #expect(copy.subAdministrativeArea == "Kilrush")
        #expect(copy.postalCode == "V15")
        #expect(copy.isoCountryCode == "IE")
        #expect(copy.country == "Ireland")
        #expect(copy.inlandWater == "Shannon")
        #expect(copy.ocean == "Atlantic Ocean")
        #expect(copy.areasOfInterest == ["Wild Atlantic Way"])
        #expect(copy.timeZone?.identifier == "Europe/Dublin")
    }

    @Test("Placemarks that differ in a part are not equal")
    func inequality() {
        #expect(CLPlacemark(location: nil, name: "A") != CLPlacemark(location: nil, name: "B"))
        #expect(CLPlacemark(location: nil) != lighthouse)
        #expect(CLPlacemark(location: nil, name: "A").hash == CLPlacemark(location: nil, name: "A").hash)
    }

    @Test("A placemark is read back as it was written")
    func coding() throws {
        let read = try JSONDecoder().decode(CLPlacemark.self, from: JSONEncoder().encode(lighthouse))
        #expect(read == lighthouse)
        let region = try #require(read.region as? CLCircularRegion)
        #expect(region.radius == 5000)
        #expect(try JSONDecoder().decode(CLPlacemark.self, from: Data("{}".utf8)) == CLPlacemark(location: nil))
    }

    @Test("A circular region holds the points within its radius")
    func region() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 179.99), radius: 3000, identifier: "line")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.99)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.9)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
        #expect(region.notifyOnEntry)
        region.notifyOnEntry = false
        #expect(!region.notifyOnEntry)
        #expect(region.notifyOnExit)
    }

    @Test("The geocoder says what it was asked and that there is no service")
    func geocoder() async {
        let geocoder = CLGeocoder()
        let error = await #expect(throws: CLError.self) { try await geocoder.geocodeAddressString("12 Quay Street") }
        #expect(error?.code == .network)
        #expect(error?.localizedDescription.contains("12 Quay Street") == true)
        #expect(error?.localizedDescription.contains("no geocoding service") == true)
        do {
            _ = try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 1.5, longitude: 2.5))
            Issue.record("There is no service that could have answered.")
        } catch CLError.network {
            #expect(!geocoder.isGeocoding)
        } catch {
            Issue.record(error)
        }
    }

    @Test("A geocoder with a completion handler calls it with the error")
    func completion() async {
        let code = await withCheckedContinuation { continuation in
            CLGeocoder().geocodeAddressString("12 Quay Street") { placemarks, error in
                continuation.resume(returning: placemarks == nil ? (error as? CLError)?.code : nil)
            }
        }
        #expect(code == .network)
    }

    @Test("An error tells its code, and its words where none were given")
    func errors() {
        #expect(CLError(.denied).errorCode == 1)
        #expect((CLError(.promptDeclined) as NSError).domain == "kCLErrorDomain")
        #expect(CLError(.denied).localizedDescription.contains("denied"))
        #expect(
            CLError(.geocodeCanceled, userInfo: [NSLocalizedDescriptionKey: "Enough."]).localizedDescription
                == "Enough.")
    }
}
