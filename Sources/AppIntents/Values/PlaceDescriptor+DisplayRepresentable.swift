import CoreLocation
import GeoToolbox

extension PlaceDescriptor: _SystemIntentValue {
    /// What a person calls a place.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Place", numericFormat: "\(placeholder: .int) places")
    }

    /// The place's name, or else its address, or else its coordinate; below a name stands the address.
    public var displayRepresentation: DisplayRepresentation {
        let point = coordinate.map(PlaceWords.text)
        let lines = [commonName, address, point].compactMap(\.self).filter { !$0.isEmpty }
        return PlaceWords.representation(of: lines)
    }
}
