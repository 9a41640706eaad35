import CoreLocation
import Foundation
import GeoToolbox
import Testing

@Suite struct PlaceDescriptorTests {
    private let measured = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 53.3, longitude: -6.3), altitude: 0, horizontalAccuracy: 10,
        verticalAccuracy: -1, timestamp: Date(timeIntervalSinceReferenceDate: 5))

    private var fountain: PlaceDescriptor {
        PlaceDescriptor(
            representations: [
                .deviceLocation(measured), .address("121 James's Street\nDublin 8"),
                .coordinate(CLLocationCoordinate2D(latitude: 53.3441, longitude: -6.2822)), .address("elsewhere"),
            ],
            commonName: "Obelisk Fountain",
            supportingRepresentations: [
                .serviceIdentifiers(["org.openstreetmap": "node/1"]),
                .serviceIdentifiers(["org.openstreetmap": "node/2", "com.apple.maps": "I1"]),
            ])
    }

    @Test("The coordinate and the address are the first there are")
    func firsts() {
        #expect(fountain.coordinate?.latitude == 53.3441)
        #expect(fountain.coordinate?.longitude == -6.2822)
        #expect(fountain.address == "121 James's Street\nDublin 8")
        #expect(fountain.commonName == "Obelisk Fountain")
    }

    @Test("A measured location gives the coordinate where no other does")
    func deviceLocation() {
        let place = PlaceDescriptor(representations: [.deviceLocation(measured)], commonName: nil)
        #expect(place.coordinate?.latitude == 53.3)
        #expect(place.address == nil)
        #expect(place.supportingRepresentations == [])
    }

    @Test(
        "A service's identifier is found by the service's own",
        arguments: [
            ("org.openstreetmap", "node/1"), ("com.apple.maps", "I1"), ("org.example", nil),
        ])
    func services(provider: String, identifier: String?) {
        #expect(fountain.serviceIdentifier(for: provider) == identifier)
    }

    @Test("A description without any representation has no coordinate and no address")
    func empty() {
        let place = PlaceDescriptor(representations: [], commonName: nil)
        #expect(place.coordinate == nil)
        #expect(place.address == nil)
        #expect(place.serviceIdentifier(for: "com.apple.maps") == nil)
    }

    @Test("Descriptions are equal where all they say is")
    func equality() {
        #expect(fountain == fountain)
        #expect(fountain.hashValue == fountain.hashValue)
        #expect(fountain != PlaceDescriptor(representations: fountain.representations, commonName: nil))
        let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        #expect(PlaceDescriptor.PlaceRepresentation.coordinate(here) != .address("1, 2"))
        #expect(Set([PlaceDescriptor.PlaceRepresentation.coordinate(here), .coordinate(here)]).count == 1)
    }

    @Test("A description is read back as it was written")
    func coding() throws {
        let read = try JSONDecoder().decode(PlaceDescriptor.self, from: JSONEncoder().encode(fountain))
        #expect(read == fountain)
    }

    @Test(
        "A representation of no known kind cannot be read",
        arguments: ["{}", #"{"planet": "Mars"}"#, #"{"coordinate": {}}"#])
    func damaged(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PlaceDescriptor.PlaceRepresentation.self, from: Data(json.utf8))
        }
    }
}
