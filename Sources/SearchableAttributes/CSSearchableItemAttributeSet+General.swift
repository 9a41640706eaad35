import Foundation

// Attributes of what every item has, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// What the item is called.
    public var title: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The name to show to a person.
    public var displayName: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Other names to show or find the item by.
    public var alternateNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Words the item is filed under.
    public var keywords: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifier of the item's uniform type, such as `public.image`.
    public var contentType: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifiers of the item's type and of those it conforms to, the most special first.
    public var contentTypeTree: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the indexed file is.
    public var contentURL: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// The file's complete path.
    public var path: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the item's small picture is.
    public var thumbnailURL: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// Where the small picture for a dark appearance is.
    public var darkThumbnailURL: URL? {
        get { read() }
        set { write(newValue) }
    }

    /// The small picture itself, in a format such as PNG.
    public var thumbnailData: Data? {
        get { read() }
        set { write(newValue) }
    }

    /// When an attribute last changed.
    public var metadataModificationDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// How important the item is among the app's own: from 0 to 100.
    public var rankingHint: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The domain the item belongs to, such as `account.mailbox`.
    public var domainIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifier of the item an activity is about; deleting that deletes the activity's item.
    public var relatedUniqueIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifier of the item an activity is about, with no consequence for either.
    public var weakRelatedUniqueIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }
}
