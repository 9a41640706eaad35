import Foundation

// Attributes of events and tasks, as <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset> lists
// them.
extension CSSearchableItemAttributeSet {
    /// When it begins.
    public var startDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When it ends.
    public var endDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When it is due.
    public var dueDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// When it was done.
    public var completionDate: Date? {
        get { read() }
        set { write(newValue) }
    }

    /// Other days that matter to it.
    public var importantDates: [Date]? {
        get { read() }
        set { write(newValue) }
    }

    /// Whether it takes the whole day: 1, or 0.
    public var allDay: NSNumber? {
        get { read() }
        set { write(newValue) }
    }
}
