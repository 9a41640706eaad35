import Foundation

// Attributes of documents, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// What the document is about.
    public var subject: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The document's theme.
    public var theme: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What is in the item, in a line or two.
    public var contentDescription: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The document's formal identifier, such as an ISBN.
    public var identifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// What kind of document it is, in words.
    public var kind: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The program that made the content.
    public var creator: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The programs that made the PDF of it.
    public var encodingApplications: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whom the document is for.
    public var audiences: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The size of the file in bytes.
    public var fileSize: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The fonts the document uses.
    public var fontNames: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// How many pages it has.
    public var pageCount: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How high a page is, in points.
    public var pageHeight: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How wide a page is, in points.
    public var pageWidth: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// How the file is encrypted.
    public var securityMethod: String? {
        get { read() }
        set { write(newValue) }
    }
}
