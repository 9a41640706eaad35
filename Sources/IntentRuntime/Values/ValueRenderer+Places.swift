import AppIntents
import CoreLocation
import GeoToolbox
import JSON

extension ValueRenderer {
    /// A place as an object of what is known of it, which reads back as the same place.
    static func place(_ place: PlaceDescriptor) -> JSONValue {
        var members = JSONObject()
        if let name = place.commonName { members["name"] = .string(name) }
        add(place.coordinate, to: &members)
        for case .deviceLocation(let location) in place.representations.prefix(1) { add(location, to: &members) }
        if let address = place.address { members["address"] = .string(address) }
        var identifiers = JSONObject()
        for case .serviceIdentifiers(let known) in place.supportingRepresentations.reversed() {
            for (provider, identifier) in known.sorted(by: <) { identifiers[provider] = .string(identifier) }
        }
        if !identifiers.isEmpty { members["serviceIdentifiers"] = .object(identifiers) }
        return .object(members)
    }

    /// A placemark as an object of what is known of it.
    static func placemark(_ placemark: CLPlacemark) -> JSONValue {
        var members = JSONObject()
        if let name = placemark.name { members["name"] = .string(name) }
        if let location = placemark.location {
            add(location.coordinate, to: &members)
            add(location, to: &members)
        }
        let parts = [
            ("thoroughfare", placemark.thoroughfare), ("subThoroughfare", placemark.subThoroughfare),
            ("locality", placemark.locality), ("subLocality", placemark.subLocality),
            ("administrativeArea", placemark.administrativeArea),
            ("subAdministrativeArea", placemark.subAdministrativeArea), ("postalCode", placemark.postalCode),
            ("isoCountryCode", placemark.isoCountryCode), ("country", placemark.country),
        ]
        for case (let name, let text?) in parts { members[name] = .string(text) }
        return .object(members)
    }

    private static func add(_ coordinate: CLLocationCoordinate2D?, to members: inout JSONObject) {
        guard let coordinate else { return }
        members["latitude"] = .number(coordinate.latitude)
        members["longitude"] = .number(coordinate.longitude)
    }

    /// Adds how high a location is and how exact, where that is known.
    private static func add(_ location: CLLocation, to members: inout JSONObject) {
        if location.verticalAccuracy >= 0 { members["altitude"] = .number(location.altitude) }
        if location.horizontalAccuracy > 0 { members["accuracy"] = .number(location.horizontalAccuracy) }
    }
}
