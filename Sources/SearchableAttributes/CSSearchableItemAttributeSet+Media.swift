import Foundation

// Attributes of media, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// What somebody says of the file.
    public var comment: String? {
        get { read() }
        set { write(newValue) }
    }

    /// When the content was made.
    public var contentCreationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When the content last changed.
    public var contentModificationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the content came from.
    public var contentSources: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whose it is, and since when.
    public var copyright: String? {
        get { read() }
        set { write(newValue) }
    }

    /// When it last arrived here.
    public var downloadedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// Who edited it.
    public var editors: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// When it was last used.
    public var lastUsedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// Who can be seen in it, or is written about.
    public var participants: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The projects it belongs to.
    public var projects: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// When it came to the place it is in.
    public var addedDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// The codecs that read it.
    public var codecs: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The contacts it has to do with, other than its author.
    public var contactKeywords: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// How it is delivered: 0 fast start, 1 by streaming.
    public var deliveryType: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How long it lasts, in seconds.
    public var duration: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The types of media in it.
    public var mediaTypes: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The companies and organisations that made it.
    public var organizations: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it is ready for streaming: 1, or 0.
    public var streamable: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Bits a second, sound and picture together.
    public var totalBitRate: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Bits a second of the sound.
    public var audioBitRate: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Bits a second of the picture.
    public var videoBitRate: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The file's version.
    public var version: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Who else contributed.
    public var contributors: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The languages of the content.
    public var languages: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who publishes it.
    public var publishers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Where it is said who may do what with it.
    public var rights: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What the creator did.
    public var role: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it is explicit: 1, or 0.
    public var contentRating: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// What time or region it covers.
    public var coverage: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Who directed it.
    public var director: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Its genre.
    public var genre: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What there is to say about it.
    public var information: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it is on this device: 1, or 0.
    public var local: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The format it was first in.
    public var originalFormat: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Where it first came from.
    public var originalSource: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Who performs.
    public var performers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// How often it was played.
    public var playCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Who produced it.
    public var producer: String? {
        get { read() }
        set { write(newValue) }
    }

    /// How the person rates it: from 0 to 5.
    public var rating: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The rating in words, such as by how many votes.
    public var ratingDescription: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The address it has on the web.
    public var url: URL? {
        get { read() }
        set { write(newValue) }
    }
}
