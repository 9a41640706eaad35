import AppIntents
import CoreLocation
import GeoToolbox
import IntentRuntime
import JSON
import Testing

@Suite("Places")
struct PlaceValueTests {
    private func echo<Value: _IntentValue>(_ json: JSONValue, as type: Value.Type) async throws -> JSONValue? {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Value>.self]))
        return try await system.run("EchoIntent", ["value": json]).json["value"]
    }

    @Test(
        "A place is read from two numbers or from a geo URI",
        arguments: [
            ("48.8584,2.2945", 48.8584, 2.2945), (" -33.9 ; 18.4 ", -33.9, 18.4), ("+48.86 +2.35", 48.86, 2.35),
            ("geo:48.2010,16.3695,183", 48.201, 16.3695), ("GEO:66,30;u=6.500;crs=WGS84;foo=bar", 66, 30),
            ("geo:90,-22.43;crs=wgs84", 90, -22.43),
        ])
    func points(_ text: String, _ latitude: Double, _ longitude: Double) async throws {
        let place = try await IntentSystem.convert(.string(text), to: PlaceDescriptor.self)
        #expect(place.coordinate?.latitude == latitude)
        #expect(place.coordinate?.longitude == longitude)
        #expect(place.address == nil)
        let placemark = try await IntentSystem.convert(.string(text), to: CLPlacemark.self)
        #expect(placemark.location?.coordinate.latitude == latitude)
        #expect(placemark.location?.coordinate.longitude == longitude)
    }

    @Test("A geo URI's height and uncertainty are kept")
    func measures() async throws {
        let place = try await IntentSystem.convert("geo:48.2,16.4,183;u=35", to: PlaceDescriptor.self)
        guard case .deviceLocation(let location) = place.representations.first else {
            Issue.record("\(place) is no measured location")
            return
        }
        #expect(location.altitude == 183)
        #expect(location.horizontalAccuracy == 35)
        #expect(
            try await echo("geo:48.2,16.4,183;u=35", as: PlaceDescriptor.self)
                == ["latitude": 48.2, "longitude": 16.4, "altitude": .number(183), "accuracy": .number(35)])
    }

    @Test("Other words are the address of a place, and the name of a placemark")
    func words() async throws {
        let place = try await IntentSystem.convert("  12 Quay Street, Galway ", to: PlaceDescriptor.self)
        #expect(place.representations == [.address("12 Quay Street, Galway")])
        #expect(try await IntentSystem.convert("Loop Head", to: CLPlacemark.self).name == "Loop Head")
    }

    @Test(
        "What is nowhere on the earth, or nothing, is refused with what would do",
        arguments: [
            "", "  ", "91,2", "48,181", "geo:48", "geo:48,", "geo:48,2,x", "geo:48,2;crs=moon", "geo:48,2;u=",
            "geo:a,b",
            "geo:", "geo:48,2;u=-1", 5, [:], ["latitude": 1], ["latitude": 91, "longitude": 0],
            ["latitude": "x", "longitude": 1],
            ["name": ""], ["1,2", "3,4"],
        ] as [JSONValue])
    func refused(_ json: JSONValue) async {
        let error = await systemError { _ = try await IntentSystem.convert(json, to: PlaceDescriptor.self) }
        #expect(error?.description.contains("geo URI") == true)
        #expect(await systemError { _ = try await IntentSystem.convert(json, to: CLPlacemark.self) } != nil)
    }

    @Test(
        "A place written as members reads back as it was",
        arguments: [
            ["name": "Fastnet", "latitude": 51.3889, "longitude": -9.6028],
            ["name": "Café", "address": "12 Quay Street"],
            [
                "name": "Fountain", "latitude": 53.3441, "longitude": -6.2822, "address": "James's Street",
                "serviceIdentifiers": ["com.apple.maps": "I1", "org.openstreetmap": "node/1"],
            ],
            ["address": "12 Quay Street"],
        ] as [JSONValue])
    func members(_ json: JSONValue) async throws {
        #expect(try await echo(json, as: PlaceDescriptor.self) == json)
    }

    @Test("A place of which only the name is known is looked up by it")
    func nameOnly() async throws {
        let place = try await IntentSystem.convert(["name": "Fastnet"], to: PlaceDescriptor.self)
        #expect(place.commonName == "Fastnet")
        #expect(place.address == "Fastnet")
    }

    @Test("A placemark written as members reads back as it was")
    func placemarks() async throws {
        let json: JSONValue = [
            "name": "Lighthouse", "latitude": 52.561, "longitude": -9.93, "thoroughfare": "Lighthouse Road",
            "subThoroughfare": "1", "locality": "Kilbaha", "postalCode": "V15", "isoCountryCode": "IE",
            "country": "Ireland",
        ]
        #expect(try await echo(json, as: CLPlacemark.self) == json)
        let short = try await IntentSystem.convert(
            ["name": "Café", "address": "12 Quay Street"], to: CLPlacemark.self)
        #expect(short.thoroughfare == "12 Quay Street")
    }

    @Test("Places are a kind of their own, in lists too")
    func kinds() throws {
        func kind<Value: _IntentValue>(_ type: Value.Type) throws -> ValueKind {
            try #require(IntentCatalog(types: [EchoIntent<Value>.self]).intents.first?.parameters.first).kind
        }
        #expect(try kind(PlaceDescriptor?.self) == .place)
        #expect(try kind([CLPlacemark].self) == .list(.place))
    }
}
