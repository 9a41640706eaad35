import Foundation

// Attributes of what an item is part of, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// The title of what it is part of.
    public var containerTitle: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The name to show of what it is part of.
    public var containerDisplayName: String? {
        get { read() }
        set { write(newValue) }
    }

    /// The identifier of what it is part of.
    public var containerIdentifier: String? {
        get { read() }
        set { write(newValue) }
    }

    /// Which place it has among the parts.
    public var containerOrder: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
