import Foundation

// Attributes of places, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// What the place is called.
    public var namedLocation: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The whole address, as it is written on a letter.
    public var fullyFormattedAddress: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The street.
    public var thoroughfare: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The number in the street.
    public var subThoroughfare: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The postal code.
    public var postalCode: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The city.
    public var city: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The country's name in full.
    public var country: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Degrees north of the equator, in WGS84.
    public var latitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Degrees east of the prime meridian, in WGS84.
    public var longitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Metres above the sea, in WGS84.
    public var altitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How fast it moves, in kilometres an hour.
    public var speed: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// When it was there.
    public var timestamp: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// What it is about, in a line fit to publish.
    public var headline: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How the item may be used, such as not before a date.
    public var instructions: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the picture looks, in degrees from true north.
    public var imageDirection: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The name of the area the receiver gave.
    public var gpsAreaInformation: String? {
        get { read() }
        set { write(newValue) }
    }

    /// When the receiver took the position.
    public var gpsDateStamp: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// The bearing of the destination, in degrees.
    public var gpsDestBearing: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How far the destination is.
    public var gpsDestDistance: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The destination's latitude, in degrees.
    public var gpsDestLatitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The destination's longitude, in degrees.
    public var gpsDestLongitude: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Which differential correction was applied. The name is Apple's, with its misspelling.
    public var gpsDifferental: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How much the satellites' places blur the position: the dilution of precision.
    public var gpsdop: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The geodetic datum of the position.
    public var gpsMapDatum: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the position has two or three dimensions.
    public var gpsMeasureMode: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How the position was found.
    public var gpsProcessingMethod: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What state the receiver was in.
    public var gpsStatus: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Where it moves, in degrees from true north.
    public var gpsTrack: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
