import AppIntents
import CoreLocation
import GeoToolbox
import Testing

@Suite("Places as values")
struct PlaceParameterTests {
    private struct MeetIntent: AppIntent {
        static let title: LocalizedStringResource = "Meet"

        @Parameter(title: "Where", description: "The meeting point.", displayStyle: .city)
        var meeting: CLPlacemark

        @Parameter(default: CLPlacemark(location: nil, name: "Home"), displayStyle: .address)
        var end: CLPlacemark?

        @Parameter(title: "Destination")
        var destination: PlaceDescriptor

        @Parameter(title: "Stops")
        var stops: [PlaceDescriptor]

        func perform() async throws -> some IntentResult { .result() }
    }

    private func parameter(_ name: String) throws -> any AnyIntentParameter {
        try #require(MeetIntent().parameters.first { $0.parameterName == name })
    }

    @Test("A parameter keeps what of a place is shown, and its default")
    func declarations() throws {
        #expect(try parameter("meeting").declaration.placemarkStyle == .city)
        #expect(try parameter("end").declaration.placemarkStyle == .address)
        #expect(try parameter("destination").declaration.placemarkStyle == nil)
        #expect(MeetIntent().end?.name == "Home")
        #expect(try parameter("end").isOptional)
    }

    @Test(
        "A descriptor is shown by its name, its address or its coordinate, whichever there is first",
        arguments: [
            ("Fountain", "James's Street", true, "Fountain", "James's Street"),
            ("Fountain", nil, true, "Fountain", "53.3441,-6.2822"),
            (nil, "James's Street", false, "James's Street", nil),
            (nil, nil, true, "53.3441,-6.2822", nil), ("", "", false, "Unnamed place", nil),
        ] as [(String?, String?, Bool, String, String?)])
    func descriptors(name: String?, address: String?, hasPoint: Bool, title: String, subtitle: String?) {
        var representations: [PlaceDescriptor.PlaceRepresentation] = address.map { [.address($0)] } ?? []
        if hasPoint {
            representations.append(.coordinate(CLLocationCoordinate2D(latitude: 53.3441, longitude: -6.2822)))
        }
        let place = PlaceDescriptor(representations: representations, commonName: name)
        #expect(String(localized: place.displayRepresentation.title) == title)
        #expect(place.displayRepresentation.subtitle.map { String(localized: $0) } == subtitle)
        #expect(String(localized: place.localizedStringResource) == title)
    }

    @Test("A placemark is shown by its name with its address in one line below")
    func placemarks() {
        let place = CLPlacemark(
            location: nil, name: "Lighthouse", thoroughfare: "Lighthouse Road", subThoroughfare: "1",
            locality: "Kilbaha",
            postalCode: "V15", country: "Ireland")
        #expect(String(localized: place.displayRepresentation.title) == "Lighthouse")
        #expect(
            place.displayRepresentation.subtitle.map { String(localized: $0) }
                == "Lighthouse Road 1, V15 Kilbaha, Ireland")
    }

    @Test("Types of places have a name, and a number of them too")
    func typeNames() {
        #expect(String(localized: PlaceDescriptor.typeDisplayRepresentation.name) == "Place")
        #expect(CLPlacemark.typeDisplayRepresentation.numericFormat?.key == "%lld places")
        #expect(PlaceDescriptor.persistentIdentifier == "PlaceDescriptor")
    }

    @Test("A very small coordinate is written without an exponent")
    func coordinates() {
        let place = PlaceDescriptor(
            representations: [.coordinate(CLLocationCoordinate2D(latitude: 0.00001, longitude: -120))], commonName: nil)
        #expect(String(localized: place.displayRepresentation.title) == "0.00001,-120")
    }
}
