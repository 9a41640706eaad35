import Foundation

// Attributes of what the person has to do with the item, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// Whether the person made the item: 1, or 0.
    public var userCreated: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the person chose the item, as a favourite for one: 1, or 0.
    public var userCurated: NSNumber? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether the person bought or owns the item: 1, or 0.
    public var userOwned: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
