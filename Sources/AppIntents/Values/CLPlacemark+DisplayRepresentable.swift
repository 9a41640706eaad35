import CoreLocation

extension CLPlacemark: _IntentValue {}

extension CLPlacemark: DisplayRepresentable {
    /// What a person calls a placemark.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Place", numericFormat: "\(placeholder: .int) places")
    }

    /// The place's name, or else its address, or else its coordinate; below a name stands the address.
    public var displayRepresentation: DisplayRepresentation {
        let point = (location?.coordinate).map(PlaceWords.text)
        let lines = [name, addressLine, point].compactMap(\.self).filter { !$0.isEmpty }
        return PlaceWords.representation(of: lines)
    }
}
