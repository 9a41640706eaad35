import Foundation

// Attributes of pictures, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// How wide the picture is, in pixels.
    public var pixelWidth: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How high the picture is, in pixels.
    public var pixelHeight: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How many pixels it has.
    public var pixelCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Bits for each sample.
    public var bitsPerSample: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The colour model, such as RGB.
    public var colorSpace: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The colour profile.
    public var profileName: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it can be transparent: 1, or 0.
    public var hasAlphaChannel: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Which side is up, as EXIF counts: from 1 to 8.
    public var orientation: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Dots an inch from top to bottom.
    public var resolutionHeightDPI: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Dots an inch from side to side.
    public var resolutionWidthDPI: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The names of the file's layers.
    public var layerNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who made the camera.
    public var acquisitionMake: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The camera's model.
    public var acquisitionModel: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whose camera it was.
    public var cameraOwner: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The lens's model.
    public var lensModel: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The aperture as an APEX value.
    public var aperture: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The lens's widest aperture, as an f-number.
    public var maxAperture: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The aperture as an f-number.
    public var fNumber: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The focal length, in millimetres.
    public var focalLength: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the focal length is that of a 35 mm camera: 1, or 0.
    public var focalLength35mm: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How the exposure was set, as EXIF counts.
    public var exposureMode: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The program that set the exposure.
    public var exposureProgram: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How long the shutter was open, in seconds.
    public var exposureTime: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How long the shutter was open, in words such as 1/250 s.
    public var exposureTimeString: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the flash fired: 1, or 0.
    public var flashOn: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether red eyes were reduced: 1, or 0.
    public var redEyeOn: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The ISO speed.
    public var isoSpeed: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How the light was metered.
    public var meteringMode: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The white balance: 0 automatic, 1 manual.
    public var whiteBalance: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The version of EXIF.
    public var exifVersion: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The version of EXIF's part about the position.
    public var exifgpsVersion: String? {
        get { read() }
        set { write(newValue) }
    }
}
