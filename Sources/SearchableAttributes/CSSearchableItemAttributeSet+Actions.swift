import Foundation
import UniformTypeIdentifiers

// Attributes of what can be done with an item, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// Whether it says enough to find the way there: 1, or 0.
    public var supportsNavigation: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it says enough to call: 1, or 0.
    public var supportsPhoneCall: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// The type of file in which it can be shared.
    public var sharedItemContentType: UTType? {
        get { read() }
        set { write(newValue) }
    }

    /// The types of data the delegate can provide.
    public var providerDataTypeIdentifiers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The types of file the delegate can provide.
    public var providerFileTypeIdentifiers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The types of file the delegate can provide where they are.
    public var providerInPlaceFileTypeIdentifiers: [String]? {
        get { read() }
        set { write(newValue) }
    }

    /// The app's own actions for the item.
    public var actionIdentifiers: [String] {
        get { read() ?? [] }
        set { write(newValue) }
    }
}
