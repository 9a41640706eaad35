import Foundation

/// A place as people speak of it: its name, its address, the waters and sights it is near.
///
/// Follows [`CLPlacemark`](https://developer.apple.com/documentation/corelocation/clplacemark). There a placemark comes from
/// a geocoder or from MapKit; neither is on this system, so here it may be made of its parts. Two placemarks are equal
/// where all their parts are.
public final class CLPlacemark: NSObject, Sendable {
    /// What may be known of a place in words.
    struct Parts: Hashable, Sendable, Codable {
        var name: String?
        var thoroughfare: String?
        var subThoroughfare: String?
        var locality: String?
        var subLocality: String?
        var administrativeArea: String?
        var subAdministrativeArea: String?
        var postalCode: String?
        var isoCountryCode: String?
        var country: String?
        var inlandWater: String?
        var ocean: String?
        var areasOfInterest: [String]?
        var timeZone: TimeZone?
    }

    /// Where the place is.
    public let location: CLLocation?

    /// The area of the place.
    public let region: CLRegion?

    let parts: Parts

    /// Makes a placemark of another one.
    ///
    /// - Parameter placemark: The other one.
    public convenience init(placemark: CLPlacemark) {
        self.init(location: placemark.location, region: placemark.region, parts: placemark.parts)
    }

    /// Makes a placemark of its parts.
    ///
    /// Apple's framework has no such initializer; there MapKit and Contacts have the likes of it.
    ///
    /// - Parameters:
    ///   - location: Where the place is.
    ///   - region: The area of the place.
    ///   - name: The place's name.
    ///   - thoroughfare: The street.
    ///   - subThoroughfare: The number of the house.
    ///   - locality: The town.
    ///   - subLocality: The part of the town.
    ///   - administrativeArea: The state or province.
    ///   - subAdministrativeArea: The county.
    ///   - postalCode: The postal code.
    ///   - isoCountryCode: The country's two letters, as ISO 3166-1 has them.
    ///   - country: The country's name.
    ///   - inlandWater: The lake or river that the place is at.
    ///   - ocean: The sea that the place is at.
    ///   - areasOfInterest: The sights that the place is at.
    ///   - timeZone: The time zone of the place.
    public convenience init(
        location: CLLocation?, region: CLRegion? = nil, name: String? = nil, thoroughfare: String? = nil,
        subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
        administrativeArea: String? = nil, subAdministrativeArea: String? = nil, postalCode: String? = nil,
        isoCountryCode: String? = nil, country: String? = nil, inlandWater: String? = nil, ocean: String? = nil,
        areasOfInterest: [String]? = nil, timeZone: TimeZone? = nil
    ) {
        self.init(
            location: location, region: region,
            parts: Parts(
                name: name, thoroughfare: thoroughfare, subThoroughfare: subThoroughfare, locality: locality,
                subLocality: subLocality, administrativeArea: administrativeArea,
                subAdministrativeArea: subAdministrativeArea, postalCode: postalCode, isoCountryCode: isoCountryCode,
                country: country, inlandWater: inlandWater, ocean: ocean, areasOfInterest: areasOfInterest,
                timeZone: timeZone))
    }

    init(location: CLLocation?, region: CLRegion?, parts: Parts) {
        self.location = location
        self.region = region
        self.parts = parts
    }

    /// The place's name.
    public var name: String? { parts.name }
    /// The street.
    public var thoroughfare: String? { parts.thoroughfare }
    /// The number of the house.
    public var subThoroughfare: String? { parts.subThoroughfare }
    /// The town.
    public var locality: String? { parts.locality }
    /// The part of the town.
    public var subLocality: String? { parts.subLocality }
    /// The state or province.
    public var administrativeArea: String? { parts.administrativeArea }
    /// The county.
    public var subAdministrativeArea: String? { parts.subAdministrativeArea }
    /// The postal code.
    public var postalCode: String? { parts.postalCode }
    /// The country's two letters, as ISO 3166-1 has them.
    public var isoCountryCode: String? { parts.isoCountryCode }
    /// The country's name.
    public var country: String? { parts.country }
    /// The lake or river that the place is at.
    public var inlandWater: String? { parts.inlandWater }
    /// The sea that the place is at.
    public var ocean: String? { parts.ocean }
    /// The sights that the place is at.
    public var areasOfInterest: [String]? { parts.areasOfInterest }
    /// The time zone of the place.
    public var timeZone: TimeZone? { parts.timeZone }

    /// The address in one line, without the name; empty where no part of it is known.
    package var addressLine: String {
        let street = [thoroughfare, subThoroughfare].compactMap(\.self).joined(separator: " ")
        let town = [postalCode, locality].compactMap(\.self).joined(separator: " ")
        return [street, town, administrativeArea ?? "", country ?? isoCountryCode ?? ""].filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// Whether another object is a placemark of the same parts.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLPlacemark else { return false }
        return other.location == location && other.region == region && other.parts == parts
    }

    /// A number that is the same for equal placemarks.
    public override var hash: Int { parts.hashValue }

    /// The name, the address and the location, for a log.
    public override var description: String {
        [name ?? "", addressLine, location?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
