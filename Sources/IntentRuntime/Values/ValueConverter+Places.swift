import AppIntents
import CoreLocation
import GeoToolbox
import JSON

extension ValueConverter {
    /// A place: an address, `48.86,2.35`, a `geo:` URI (RFC 5870), or what is known of it as members.
    func place(_ json: JSONValue) -> PlaceDescriptor? {
        if let text = json.string {
            switch PlaceText.reading(text) {
            case .point(let point):
                return PlaceDescriptor(representations: [point.representation], commonName: nil)
            case .words(let address): return PlaceDescriptor(representations: [.address(address)], commonName: nil)
            case nil: return nil
            }
        }
        guard let members = members(json) else { return nil }
        var representations: [PlaceDescriptor.PlaceRepresentation] = []
        if let point = members.point { representations.append(point.representation) }
        // A place has to be represented somehow, and a name is what people look one up by.
        if let address = members.address ?? (representations.isEmpty ? members.name : nil) {
            representations.append(.address(address))
        }
        let identifiers = (json["serviceIdentifiers"]?.object).map { object in
            object.names.reduce(into: [String: String]()) { $0[$1] = object[$1]?.string }
        }
        return representations.isEmpty
            ? nil
            : PlaceDescriptor(
                representations: representations, commonName: members.name,
                supportingRepresentations: identifiers.map { [.serviceIdentifiers($0)] } ?? [])
    }

    /// A placemark: a name, `48.86,2.35`, a `geo:` URI (RFC 5870), or what is known of it as members.
    func placemark(_ json: JSONValue) -> CLPlacemark? {
        if let text = json.string {
            switch PlaceText.reading(text) {
            case .point(let point): return CLPlacemark(location: point.location)
            case .words(let name): return CLPlacemark(location: nil, name: name)
            case nil: return nil
            }
        }
        guard let members = members(json) else { return nil }
        func text(_ name: String) -> String? { json[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        let placemark = CLPlacemark(
            location: members.point?.location, name: members.name ?? members.address,
            thoroughfare: text("thoroughfare") ?? (members.name == nil ? nil : members.address),
            subThoroughfare: text("subThoroughfare"), locality: text("locality"), subLocality: text("subLocality"),
            administrativeArea: text("administrativeArea"), subAdministrativeArea: text("subAdministrativeArea"),
            postalCode: text("postalCode"), isoCountryCode: text("isoCountryCode"), country: text("country"))
        return placemark == CLPlacemark(location: nil) ? nil : placemark
    }

    /// What the members of an object say of a place; `nil` where they say that it is nowhere on the earth.
    private func members(_ json: JSONValue) -> (point: PlaceText.Point?, name: String?, address: String?)? {
        guard json.object != nil else { return nil }
        func text(_ name: String) -> String? { json[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        func number(_ name: String) -> Double? { json[name]?.double ?? json[name]?.string.flatMap { Double($0) } }
        let names = (text("name"), text("address"))
        if json["latitude"] == nil, json["longitude"] == nil { return (nil, names.0, names.1) }
        guard let latitude = number("latitude"), let longitude = number("longitude"),
            let point = PlaceText.Point(
                latitude: latitude, longitude: longitude, altitude: number("altitude"), uncertainty: number("accuracy"))
        else { return nil }
        return (point, names.0, names.1)
    }
}
